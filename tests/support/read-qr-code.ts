import jsQR from 'jsqr';
import sharp from 'sharp';

/** Reads an SVG of that size as a telephone does, with another library than the shop's. */
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
