import sharp, { type Sharp } from 'sharp';

/** One thread for each picture: two are rendered at a time, and pages need the processor too. */
sharp.concurrency(1);

export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** Properties measured from a picture's pixels. */
export type Measures = {
  width: number;
  height: number;
  /** The blurred 10 x 10 picture shown until the real one is loaded, as data URI (§9). */
  placeholder: string;
  /** The widths it is offered in. */
  widths: number[];
};

/** Widths in which pictures are offered, up to that of the source. */
const WIDTHS = [320, 640, 960, 1280, 1600] as const;
/** A small picture on screens of one pixel a dot; those of two use 320 (§9). */
export const THUMBNAIL_WIDTH = 160;
/** Drawings have no pixels and are offered a little larger than they are shown. */
const WIDEST_DRAWING = 1280;
/** Larger pictures are not read. */
export const LARGEST_PIXELS = 50_000_000;
/** Maximum pixels of a stored source in one direction. */
export const LARGEST_SIDE = 2560;

/** Is this the extension of a rendition? */
export function isImageFormat(text: string): text is ImageFormat {
  return text === 'avif' || text === 'webp' || text === 'jpg';
}

/** Reads the header of a picture's file: its upright size, and the widths it is offered in. */
export async function sizeOf(source: Buffer) {
  const { format, autoOrient } = await openPicture(source).metadata();
  const { width, height } = autoOrient;
  const isDrawing = format === 'svg';
  const widest = isDrawing ? Math.max(width, WIDEST_DRAWING) : width;
  const fitting = WIDTHS.filter((each) => each <= widest);
  return { isDrawing, width, height, widths: fitting.length > 0 ? fitting : [width] };
}

/** Measures a picture, which decodes it completely. Throws if that fails. */
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

/** Limits a picture to 2560 pixels in each direction: smaller ones and drawings stay unchanged. */
export async function shrink(content: Buffer): Promise<Buffer> {
  const { isDrawing, width, height } = await sizeOf(content);
  if (isDrawing || Math.max(width, height) <= LARGEST_SIDE) return content;
  const inside = { width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside' } as const;
  return openPicture(content).resize(inside).webp({ quality: 92 }).toBuffer();
}

/** Returns the content of one rendition. */
export function rendition(source: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const picture = openPicture(source).resize({ width });
  if (format === 'avif') return picture.avif({ quality: 50, effort: 3 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 70 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}

/** Maximum pixels of a logo: enough for 16 mm of paper at 300 dots an inch. */
const LARGEST_LOGO = { width: 960, height: 192 };

/**
 * Renders a logo as PNG for mail programs and documents. On white, because paper is white, and a
 * dark mail program must not make a dark logo unreadable.
 */
export function logoPng(source: Buffer): Promise<Buffer> {
  return openPicture(source)
    .resize({ ...LARGEST_LOGO, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Renders a picture as a square icon, with transparent or white borders. */
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
 * Renders a picture in its stored size (§9), for visitors who want a closer look: better than the
 * renditions of pages, and like them without metadata. A drawing gets its largest width.
 */
export async function fullSize(source: Buffer): Promise<Buffer> {
  const { isDrawing, widths } = await sizeOf(source);
  const picture = openPicture(source);
  const sized = isDrawing ? picture.resize({ width: widths.at(-1) }) : picture;
  return sized.webp({ quality: 85 }).toBuffer();
}

/** Opens a picture upright; refuses more than 50 million pixels. */
function openPicture(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' }).rotate();
}
