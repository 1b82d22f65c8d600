import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { renderAhead } from './render-media';
import type { ImageFormat } from './renditions';

/** What a list page asks for first. */
const FIRST: readonly (readonly [width: number, format: ImageFormat])[] = [
  [320, 'avif'],
  [640, 'avif'],
  [640, 'webp'],
];

/** How often a look is taken whether the shop is still busy. */
const LOOK_MS = 100;

type Options = {
  signal?: AbortSignal;
  /** Is anybody waiting for an answer of the shop? */
  isBusy?: () => boolean;
};

/**
 * Renders the first pictures of all goods, as lists show them, before anybody asks: one after the
 * other, with pauses, and none is begun while somebody waits for an answer. Gives the number of files
 * that exist now.
 */
export async function prerender(
  pool: pg.Pool,
  mediaDir: string,
  { signal, isBusy = () => false }: Options = {},
): Promise<number> {
  const { rows } = await pool.query<{ image_hash: string }>(
    `select g.image_hash from item_image g left join variation v on v.id = g.variation_id
      where g.position <= 1 and coalesce(v.is_main, true)
      group by g.image_hash order by min(g.position), min(g.item_id)`,
  );
  let made = 0;
  for (const [width, format] of FIRST) {
    for (const { image_hash } of rows) {
      const isEnding = () => signal?.aborted ?? false;
      while (isBusy() && !isEnding()) await pause(LOOK_MS, signal);
      if (isEnding()) return made;
      const began = performance.now();
      if (await renderAhead(mediaDir, image_hash, width, format)) made += 1;
      // As long a pause as the work took: at most half of one core.
      await pause(performance.now() - began, signal);
    }
  }
  return made;
}

/** Ends sooner when the shop does. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return wait(ms, undefined, { signal }).catch(() => undefined);
}
