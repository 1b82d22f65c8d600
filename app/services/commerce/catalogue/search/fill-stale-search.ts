import type { Pool } from 'pg';

/** Items of one transaction: a writer of one of them waits no longer than for these. */
const PORTION = 200;
/** A run ends within seconds; the next one does the rest. */
const MOST_PORTIONS = 20;

/**
 * Builds the search words of items of which too many changed together (`refill_item_search`), and
 * notifies every process, whose lists were found with the former words. Returns the number of
 * items.
 */
export async function fillStaleSearch(pool: Pool): Promise<number> {
  let made = 0;
  for (let portions = 0; portions < MOST_PORTIONS; portions += 1) {
    const { rows } = await pool.query<{ made: number }>(`select fill_stale_search($1) as made`, [
      PORTION,
    ]);
    made += rows[0]!.made;
    if (rows[0]!.made < PORTION) break;
  }
  if (made > 0) await pool.query(`select notify_tags('{listing,words}')`);
  return made;
}
