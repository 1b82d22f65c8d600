import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a telephone reads from an SVG drawn at that many pixels; another library than the one that drew. */
export async function readQrCode(svg: string, pixels = 144): Promise<string | undefined> {
  const sized = svg.replace(
    '<svg ',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" `,
  );
  const { data, info } = await sharp(Buffer.from(sized))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
