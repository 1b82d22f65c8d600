import { ShopError } from '../../shop-api';
import type { Database } from './database';

type RateLimit = { max: number; seconds: number };

/**
 * Counts one attempt under `key` and throws `security.tooManyRequests` (429, cause { retryAfter }
 * in seconds) from attempt `max + 1` of a window on. With a pool it counts outside any transaction,
 * so a refused attempt stays counted (reliability B4, Rate limits); with the connection of a
 * transaction, rolled-back attempts do not count (`limitOrders`).
 */
export async function limitRate(ctx: Counting, key: string, limit: RateLimit): Promise<void> {
  await limitRates(ctx, { [key]: limit });
}

/** The same for an attempt that counts under several keys. */
export async function limitRates(ctx: Counting, limits: Record<string, RateLimit>): Promise<void> {
  const time = ctx.now().getTime();
  const exceeded = await countAttempt(ctx, limits, time);
  if (exceeded.length === 0) return;
  const end = Math.max(...exceeded.map((key) => windowOf(time, limits[key]!).end));
  const retryAfter = Math.ceil((end - time) / 1000);
  throw new ShopError('security.tooManyRequests', { cause: { retryAfter } });
}

type Counting = { pool: Database['client']; now: () => Date };

/** Counts one attempt under `key`; false from attempt `max + 1` of a window on. */
export async function isWithinRate(ctx: Counting, key: string, limit: RateLimit): Promise<boolean> {
  return (await countAttempt(ctx, { [key]: limit }, ctx.now().getTime())).length === 0;
}

/**
 * Counts one of the `max` attempts of the window that contains the time `at`; false, without
 * counting, when none is left. Rivals wait for each other until the transaction of `db` ends.
 */
export async function takePlace(
  { client }: Database,
  key: string,
  limit: RateLimit,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'rate_limit_take_place',
    text: `insert into rate_limit (key, window_start, count) values ($1, $2, 1)
           on conflict (key, window_start) do update set count = rate_limit.count + 1
             where rate_limit.count < $3
           returning key`,
    values: [key, new Date(windowOf(at.getTime(), limit).start), limit.max],
  });
  return rowCount === 1;
}

/** Takes a time, not a clock: a second reading could fall into another window and counter. */
function windowOf(time: number, { seconds }: RateLimit) {
  const length = seconds * 1000;
  const start = time - (time % length);
  return { start, end: start + length };
}

/** Returns the keys whose limit is exceeded. Locks rows in one order, against deadlocks. */
async function countAttempt(
  { pool }: Counting,
  limits: Record<string, RateLimit>,
  time: number,
): Promise<string[]> {
  const keys = Object.keys(limits).sort();
  const { rows } = await pool.query<{ key: string; count: number }>({
    name: 'rate_limit_count',
    text: `insert into rate_limit (key, window_start, count)
           select key, window_start, 1
             from unnest($1::text[], $2::timestamptz[]) with ordinality
                  asked (key, window_start, place) order by place
           on conflict (key, window_start) do update set count = rate_limit.count + 1
           returning key, count`,
    values: [keys, keys.map((key) => new Date(windowOf(time, limits[key]!).start))],
  });
  return rows.flatMap(({ key, count }) => (count > limits[key]!.max ? [key] : []));
}
