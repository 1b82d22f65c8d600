// From SVG to pixels. The size drawn is kept until the last step, so that textures stay even.
import sharp from 'sharp';

export type RasterFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** Rasterises a drawing to `width` pixels; the height follows. Quality 1 to 100 (not for png). */
export async function rasterise(
  svg: string,
  { width, format, quality = 78 }: { width: number; format: RasterFormat; quality?: number },
): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).resize({ width, withoutEnlargement: false });
  if (format === 'png') return picture.png({ compressionLevel: 9 }).toBuffer();
  if (format === 'jpeg')
    return picture.flatten({ background: '#fbfaf7' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  if (format === 'avif') return picture.avif({ quality, effort: 3 }).toBuffer();
  return picture.webp({ quality }).toBuffer();
}
