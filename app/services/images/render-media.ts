import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole';
import {
  fullSize,
  iconPng,
  logoPng,
  rendition,
  sizeOf,
  THUMBNAIL_WIDTH,
  type ImageFormat,
} from './renditions';
import { screenWidths } from './screens';
import { readSource } from './source';

const underWay = new Map<string, Promise<string | null>>();

/**
 * Returns the file of a rendition, rendered from its stored source at first use; each takes one
 * core. Null if there is no such picture or width.
 */
export function renderMedia(
  mediaDir: string,
  hash: string,
  width: number,
  format: ImageFormat,
): Promise<string | null> {
  const make = async (source: Buffer) =>
    (await isOffered(source, width)) ? rendition(source, width, format) : null;
  return once(mediaDir, hash, { name: `${width}.${format}`, make });
}

/** Returns the same in full size (§9), as WebP. */
export function renderFull(mediaDir: string, hash: string): Promise<string | null> {
  return once(mediaDir, hash, { name: 'full.webp', make: fullSize });
}

/** Other renditions, by file name. */
const NAMED: Record<string, MediaFile['make']> = {
  'logo.png': logoPng,
  // iOS shows transparent parts of an icon in black.
  'icon-180.png': (source) => iconPng(source, { side: 180, isOnWhite: true }),
  ...Object.fromEntries(
    [48, 192, 512].map((side) => [
      `icon-${side}.png`,
      (source: Buffer) => iconPng(source, { side }),
    ]),
  ),
};

/** Returns a rendition with a fixed name; null if there is no such name. */
export async function renderNamed(
  mediaDir: string,
  hash: string,
  name: string,
): Promise<string | null> {
  const make = Object.hasOwn(NAMED, name) && NAMED[name];
  return make ? once(mediaDir, hash, { name, make }) : null;
}

/** A rendition's name and content; null if the picture is not offered in it. */
type MediaFile = { name: string; make: (source: Buffer) => Promise<Buffer | null> };

/** Concurrent requests share one rendering. */
function once(mediaDir: string, hash: string, { name, make }: MediaFile): Promise<string | null> {
  const file = join(mediaDir, hash, name);
  const started = underWay.get(file);
  if (started) return started;
  if (!/^[0-9a-f]{64}$/.test(hash)) return Promise.resolve(null);
  if (existsSync(file)) return Promise.resolve(file);
  const work = render(join(mediaDir, hash), file, make).finally(() => underWay.delete(file));
  underWay.set(file, work);
  return work;
}

async function render(folder: string, file: string, make: MediaFile['make']) {
  const source = await readSource(folder);
  const content = source && (await make(source));
  if (!content) return null;
  await writeWhole(file, content);
  return file;
}

/** Is the width one of lists, products and thumbnails, or of the screens that pages use? */
async function isOffered(source: Buffer, asked: number): Promise<boolean> {
  const { widths, width, isDrawing } = await sizeOf(source);
  return (
    widths.includes(asked) ||
    (asked === THUMBNAIL_WIDTH && widths[0]! > asked) ||
    (!isDrawing && Object.values(screenWidths(width)).includes(asked))
  );
}
