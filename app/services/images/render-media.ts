import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole';
import { fullSize, rendition, sizeOf, THUMBNAIL_WIDTH, type ImageFormat } from './renditions';
import { screenWidths } from './screens';
import { readSource } from './source';

/** Pictures rendered at the same time for those who asked for them; each takes one core. */
const AT_ONCE = 2;
/** More than this many waiting: the picture is refused for now, so that pages stay quick. */
const LONGEST_QUEUE = 200;

let running = 0;
const queue: (() => void)[] = [];
const underWay = new Map<string, Promise<string | null>>();

/**
 * The file of a rendition, made from its stored source when it is not there yet. Gives null when
 * there is no such picture or width, or when too many pictures wait (ask again later).
 */
export function renderMedia(
  mediaDir: string,
  hash: string,
  width: number,
  format: ImageFormat,
): Promise<string | null> {
  if (queue.length >= LONGEST_QUEUE) return Promise.resolve(null);
  return once(mediaDir, hash, ofWidth(width, format), takingTurns);
}

/** The same in full size (§9), which is WebP. */
export function renderFull(mediaDir: string, hash: string): Promise<string | null> {
  if (queue.length >= LONGEST_QUEUE) return Promise.resolve(null);
  return once(mediaDir, hash, { name: 'full.webp', make: fullSize }, takingTurns);
}

/**
 * The same before anybody asks. It takes nobody's turn: whoever asks for a picture waits for others
 * that were asked for, never for those made ahead.
 */
export function renderAhead(
  mediaDir: string,
  hash: string,
  width: number,
  format: ImageFormat,
): Promise<string | null> {
  return once(mediaDir, hash, ofWidth(width, format), (work) => work());
}

/** A file of a picture: its name, and what is in it; null where the picture is not offered so. */
type Wanted = { name: string; make: (source: Buffer) => Promise<Buffer | null> };

function ofWidth(width: number, format: ImageFormat): Wanted {
  return {
    name: `${width}.${format}`,
    make: async (source) =>
      (await isOffered(source, width)) ? rendition(source, width, format) : null,
  };
}

type Turn = (work: () => Promise<string | null>) => Promise<string | null>;

/** One rendition is made once, however many ask for it meanwhile. */
function once(
  mediaDir: string,
  hash: string,
  { name, make }: Wanted,
  turn: Turn,
): Promise<string | null> {
  const file = join(mediaDir, hash, name);
  const started = underWay.get(file);
  if (started) return started;
  if (!/^[0-9a-f]{64}$/.test(hash)) return Promise.resolve(null);
  if (existsSync(file)) return Promise.resolve(file);
  const work = turn(() => render(join(mediaDir, hash), file, make)).finally(() =>
    underWay.delete(file),
  );
  underWay.set(file, work);
  return work;
}

async function render(folder: string, file: string, make: Wanted['make']) {
  const source = await readSource(folder);
  const content = source && (await make(source));
  if (!content) return null;
  await writeWhole(file, content);
  return file;
}

/** In the widths of lists, products and thumbnails, and in those of the screens that pages are made for. */
async function isOffered(source: Buffer, asked: number): Promise<boolean> {
  const { widths, width, isDrawing } = await sizeOf(source);
  return (
    widths.includes(asked) ||
    (asked === THUMBNAIL_WIDTH && widths[0]! > asked) ||
    (!isDrawing && Object.values(screenWidths(width)).includes(asked))
  );
}

async function takingTurns(work: () => Promise<string | null>): Promise<string | null> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
