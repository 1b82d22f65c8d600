import sharp, { type Sharp } from 'sharp';

export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** Widths in which pictures are offered; none is made larger than its source allows. */
const WIDTHS = [320, 640, 960, 1280, 1600] as const;

/** The widths a picture of this width is offered in: its own when it is narrower than all. */
export function widthsUpTo(width: number): number[] {
  const fitting = WIDTHS.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** Drawings have no pixels of their own and are offered a little larger than they are drawn. */
export function widthsOfDrawing(width: number): number[] {
  return widthsUpTo(Math.max(1280, width));
}

const LARGEST_SOURCE = 50_000_000;

/** Is this the ending of a rendition? */
export function isImageFormat(text: string): text is ImageFormat {
  return text === 'avif' || text === 'webp' || text === 'jpg';
}

/** Reads a picture turned upright; refuses more than 50 million pixels. */
export function openPicture(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: LARGEST_SOURCE, failOn: 'error' }).rotate();
}

/** One rendition as a file's content. */
export function rendition(source: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const picture = openPicture(source).resize({ width });
  if (format === 'avif') return picture.avif({ quality: 50, effort: 3 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 70 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}

/** The blurred 10 x 10 picture shown until the real one is there, as data URI (§9). */
export async function placeholderOf(source: Buffer, isDrawing: boolean): Promise<string> {
  // A drawing is rasterised tiny from the start, which costs a tenth.
  const picture = isDrawing ? sharp(source, { density: 2 }) : openPicture(source);
  const tiny = await picture
    .resize(10, 10, { fit: 'fill' })
    .blur(3)
    .webp({ quality: 50 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
