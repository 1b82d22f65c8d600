import type { Pool } from 'pg';

/**
 * Records in the price history the offers that began or ended by the clock since the last call and
 * notifies every process. To be called about once a minute. Returns the number of variations.
 */
export async function recordPriceChanges(pool: Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<{ variations: number }>(
    'select record_price_changes($1) as variations',
    [now],
  );
  return rows[0]!.variations;
}
