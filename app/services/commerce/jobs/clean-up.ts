import type { Pool } from 'pg';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets sessions past their end, and with them which device may see which order. */
export async function deleteExpiredSessions(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query('delete from visitor_session where expires_at <= $1', [
    now,
  ]);
  return rowCount ?? 0;
}

/**
 * Deletes open carts that nobody changed for 90 days and no session holds, and the addresses of
 * carts of that age: an order keeps its own copy.
 */
export async function deleteOldCarts(pool: Pool, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 90 * DAY_MS);
  await pool.query(
    `delete from address where cart_id in (
       select id from cart c where updated_at < $1
         and not exists (select from visitor_session s where s.cart_id = c.id))`,
    [before],
  );
  const { rowCount } = await pool.query(
    `delete from cart c where status = 'open' and updated_at < $1
       and not exists (select from visitor_session s where s.cart_id = c.id)`,
    [before],
  );
  return rowCount ?? 0;
}

/** Deletes counters of rate limits whose windows are over; the longest one is a day. */
export async function deleteOldRateLimits(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query('delete from rate_limit where window_start < $1', [
    new Date(now.getTime() - 2 * DAY_MS),
  ]);
  return rowCount ?? 0;
}
