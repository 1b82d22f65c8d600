import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { renderMedia } from './render-media';
import type { ImageFormat } from './renditions';

/** The pictures of some goods, or of all. */
export type Goods = readonly number[] | 'all';

type Picture = { hash: string; widths: number[]; isFirst: boolean };
type Rendition = { hash: string; width: number; format: ImageFormat };

/** The widest picture in lists; the page of a product has all widths. */
const WIDEST_OF_LISTS = 640;

/** The interval at which the shop is checked for open requests. */
const LOOK_MS = 100;

type Options = {
  signal?: AbortSignal;
  /** Is a request of the shop open? */
  isBusy?: () => boolean | Promise<boolean>;
  /** Awaited before each picture, for more urgent work. */
  first?: () => Promise<void>;
};

/**
 * Renders the pictures of goods before they are requested: first those of lists, then those of
 * product pages. One after the other, with pauses, and none begins while a request is open. Returns
 * the number of files that exist now.
 */
export async function prerender(
  pool: pg.Pool,
  mediaDir: string,
  goods: Goods = 'all',
  { signal, isBusy = () => false, first = async () => undefined }: Options = {},
): Promise<number> {
  const isEnding = () => signal?.aborted ?? false;
  let made = 0;
  for (const { hash, width, format } of inOrder(await picturesOf(pool, goods))) {
    await first();
    while (!isEnding() && (await isBusy())) await pause(LOOK_MS, signal);
    if (isEnding()) break;
    const began = performance.now();
    if (await renderMedia(mediaDir, hash, width, format)) made += 1;
    // The pause is as long as the work: at most half of one core.
    await pause(performance.now() - began, signal);
  }
  return made;
}

/** First pictures of goods before the others, in the order of the goods. */
async function picturesOf(pool: pg.Pool, goods: Goods): Promise<Picture[]> {
  const { rows } = await pool.query<Picture>(
    `select image.hash, image.widths,
            bool_or(g.position <= 1 and coalesce(v.is_main, true)) as is_first
       from item_image g join image on image.hash = g.image_hash
       left join variation v on v.id = g.variation_id
      where $1::integer[] is null or g.item_id = any($1)
      group by image.hash order by min(g.position), min(g.item_id)`,
    [goods === 'all' ? null : goods],
  );
  return rows;
}

function* inOrder(pictures: Picture[]): Generator<Rendition> {
  const first = pictures.filter(({ isFirst }) => isFirst);
  const others = pictures.filter(({ isFirst }) => !isFirst);
  const isSmall = (width: number) => width <= WIDEST_OF_LISTS;
  yield* renditions(first, isSmall);
  yield* renditions(first, (width) => !isSmall(width));
  yield* renditions(others, () => true);
}

/** In the one format that nearly every browser accepts. */
function* renditions(pictures: Picture[], isWanted: (width: number) => boolean) {
  for (const { hash, widths } of pictures) {
    for (const width of widths.filter(isWanted)) yield { hash, width, format: 'avif' as const };
  }
}

/** Ends early when the shop stops. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return wait(ms, undefined, { signal }).catch(() => undefined);
}
