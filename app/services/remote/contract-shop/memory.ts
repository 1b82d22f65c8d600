import { LRUCache } from 'lru-cache';

const HOUR_MS = 3_600_000;

/**
 * Data on visitors in the memory of this process, where neither the contract nor a table stores
 * them: the latest twenty thousand, for half a day, in which a purchase is made, or for so many
 * hours. Another process, or this one after a restart, does not have them.
 */
export function memory<Key extends string | number, Value extends object | string | number>(
  hours = 12,
): LRUCache<Key, Value> {
  return new LRUCache({ max: 20_000, ttl: hours * HOUR_MS });
}
