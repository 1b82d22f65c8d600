import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { renderMedia } from './render-media';
import type { ImageFormat } from './renditions';

/** What a list page asks for first. */
const FIRST: readonly (readonly [width: number, format: ImageFormat])[] = [
  [320, 'avif'],
  [640, 'avif'],
  [640, 'webp'],
];

/**
 * Renders the first pictures of all goods, as lists show them, before anybody asks, one after the
 * other with pauses, so that shoppers keep the processor. Gives the number of files that exist now.
 */
export async function prerender(
  pool: pg.Pool,
  mediaDir: string,
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await pool.query<{ image_hash: string }>(
    `select g.image_hash from item_image g left join variation v on v.id = g.variation_id
      where g.position <= 1 and coalesce(v.is_main, true)
      group by g.image_hash order by min(g.position), min(g.item_id)`,
  );
  let made = 0;
  for (const [width, format] of FIRST) {
    for (const { image_hash } of rows) {
      if (signal?.aborted) return made;
      const began = performance.now();
      if (await renderMedia(mediaDir, image_hash, width, format)) made += 1;
      // As long a pause as the work took: at most half of one core.
      await wait(performance.now() - began, undefined, { signal }).catch(() => undefined);
    }
  }
  return made;
}
