import sharp, { type Sharp } from 'sharp';

/** One thread for each picture: two are made at a time, and pages need the processor too. */
sharp.concurrency(1);

export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** What is known of a picture from its pixels. */
export type Measures = {
  width: number;
  height: number;
  /** The blurred 10 x 10 picture shown until the real one is there, as data URI (§9). */
  placeholder: string;
  /** The widths it is offered in. */
  widths: number[];
};

/** Widths in which pictures are offered; none is made larger than its source allows. */
const WIDTHS = [320, 640, 960, 1280, 1600] as const;
/** Of a picture that is drawn small, for screens of one pixel a dot; 320 is for those of two (§9). */
export const THUMBNAIL_WIDTH = 160;
/** Drawings have no pixels of their own and are offered a little larger than they are drawn. */
const WIDEST_DRAWING = 1280;
/** More pixels are not read. */
export const LARGEST_PIXELS = 50_000_000;
/** Pixels a stored source has at most in one direction. */
export const LARGEST_SIDE = 2560;

/** Is this the ending of a rendition? */
export function isImageFormat(text: string): text is ImageFormat {
  return text === 'avif' || text === 'webp' || text === 'jpg';
}

/** What the head of a picture's file says of it: its size when upright, the widths it is offered in. */
export async function sizeOf(source: Buffer) {
  const { format, autoOrient } = await openPicture(source).metadata();
  const { width, height } = autoOrient;
  const isDrawing = format === 'svg';
  const widest = isDrawing ? Math.max(width, WIDEST_DRAWING) : width;
  const fitting = WIDTHS.filter((each) => each <= widest);
  return { isDrawing, width, height, widths: fitting.length > 0 ? fitting : [width] };
}

/** Measures a picture, which reads it to its end. Throws when that cannot be done. */
export async function measure(source: Buffer): Promise<Measures> {
  const { width, height, widths } = await sizeOf(source);
  const tiny = await openPicture(source)
    .resize(10, 10, { fit: 'fill' })
    .blur(3)
    .webp({ quality: 50 })
    .toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { width, height, placeholder, widths };
}

/** A picture of at most 2560 pixels in each direction: smaller ones and drawings stay as they are. */
export async function shrink(content: Buffer): Promise<Buffer> {
  const { isDrawing, width, height } = await sizeOf(content);
  if (isDrawing || Math.max(width, height) <= LARGEST_SIDE) return content;
  const inside = { width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside' } as const;
  return openPicture(content).resize(inside).webp({ quality: 92 }).toBuffer();
}

/** One rendition as a file's content. */
export function rendition(source: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const picture = openPicture(source).resize({ width });
  if (format === 'avif') return picture.avif({ quality: 50, effort: 3 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 70 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}

/** Pixels of a logo at most: enough for 16 mm of paper at 300 dots an inch. */
const LARGEST_LOGO = { width: 960, height: 192 };

/**
 * A logo as PNG, which mail programs and papers can show. On white: papers are, and a mail program that makes
 * the ground dark must not make a dark logo unreadable.
 */
export function logoPng(source: Buffer): Promise<Buffer> {
  return openPicture(source)
    .resize({ ...LARGEST_LOGO, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A picture as a square icon of so many pixels, clear beside the picture or on white. */
export async function iconPng(
  source: Buffer,
  { side, isOnWhite = false }: { side: number; isOnWhite?: boolean },
): Promise<Buffer> {
  const background = isOnWhite ? '#ffffff' : '#ffffff00';
  const icon = openPicture(source).resize({
    width: side,
    height: side,
    fit: 'contain',
    background,
  });
  const filled = isOnWhite ? icon.flatten({ background }) : icon;
  return filled.png({ compressionLevel: 9 }).toBuffer();
}

/**
 * A picture as large as it is stored (§9), for visitors who look closely: better than the renditions
 * of pages, and like them nothing but its pixels. A drawing is as large as it is ever offered.
 */
export async function fullSize(source: Buffer): Promise<Buffer> {
  const { isDrawing, widths } = await sizeOf(source);
  const picture = openPicture(source);
  const sized = isDrawing ? picture.resize({ width: widths.at(-1) }) : picture;
  return sized.webp({ quality: 85 }).toBuffer();
}

/** Reads a picture turned upright; refuses more than 50 million pixels. */
function openPicture(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' }).rotate();
}
