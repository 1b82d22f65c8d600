import { LRUCache } from 'lru-cache';

const HALF_A_DAY_MS = 12 * 3_600_000;

/** What this process remembers for a while, of the latest ten thousand. */
export function keptForHours<Key extends string | number, Value extends object | number>() {
  return new LRUCache<Key, Value>({ max: 10_000, ttl: HALF_A_DAY_MS });
}
