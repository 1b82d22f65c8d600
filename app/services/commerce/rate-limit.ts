import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ShopError } from '../shop-api';
import type { Database } from './database';

type RateLimit = { max: number; seconds: number };

/**
 * Counts one attempt under `key` and throws `security.tooManyRequests` (429, cause
 * { retryAfter } in seconds) from attempt `max + 1` of a window on. With a pool it counts outside
 * any transaction, so a refused attempt stays counted (reliability B4, Rate limits); with the
 * connection of a transaction, what is undone does not count (`limitOrders`).
 */
export async function limitRate(ctx: Counting, key: string, limit: RateLimit): Promise<void> {
  const time = ctx.now().getTime();
  if (await countWithin(ctx, key, limit, time)) return;
  const retryAfter = Math.ceil((windowOf(time, limit).end - time) / 1000);
  throw new ShopError('security.tooManyRequests', { code: 429, cause: { retryAfter } });
}

type Counting = { pool: Database['client']; now: () => Date };

/** Counts one attempt under `key`; false from attempt `max + 1` of a window on. */
export async function isWithinRate(ctx: Counting, key: string, limit: RateLimit): Promise<boolean> {
  return countWithin(ctx, key, limit, ctx.now().getTime());
}

async function countWithin({ pool }: Counting, key: string, limit: RateLimit, time: number) {
  return (await countAttempt(pool, key, new Date(windowOf(time, limit).start))) <= limit.max;
}

/** Takes a moment, not a clock: read twice, it would give a window, and a counter, of its own. */
function windowOf(time: number, { seconds }: RateLimit) {
  const length = seconds * 1000;
  const start = time - (time % length);
  return { start, end: start + length };
}

async function countAttempt(
  pool: Database['client'],
  key: string,
  windowStart: Date,
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'rate_limit_count',
    text: `insert into rate_limit (key, window_start, count) values ($1, $2, 1)
           on conflict (key, window_start) do update set count = rate_limit.count + 1
           returning count`,
    values: [key, windowStart],
  });
  return rows[0]!.count;
}

/** The part of a client address that one person controls: IPv4 as it is, IPv6 by its /64. */
export function addressKey(clientAddress: string): string {
  if (isIP(clientAddress) === 0) return clientAddress;
  const address = ipaddr.process(clientAddress);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
