import { LRUCache } from 'lru-cache';

const HOUR_MS = 3_600_000;

/**
 * What this process remembers of visitors where neither the contract nor a table does: the latest twenty thousand, for
 * half a day, in which a purchase is made, or for so many hours. Another process, or this one after a new start,
 * knows nothing of it.
 */
export function memory<Key extends string | number, Value extends object | string | number>(
  hours = 12,
): LRUCache<Key, Value> {
  return new LRUCache({ max: 20_000, ttl: hours * HOUR_MS });
}
