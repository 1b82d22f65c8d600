import { LRUCache } from 'lru-cache';
import type { CommerceContext } from '../../core/commerce-context';
import { perIndex } from './per-index';
import type { CatalogueIndex } from '../../core/catalogue-index';

/** A cache of facts about goods, valid as long as their item is unchanged. */
export type ItemMemory<Key, Value> = {
  /**
   * Values by key; `read` returns those that are not cached, and leaves out unknown ones. They may
   * be some milliseconds old; outside a request, where changes are not followed, all are read.
   */
  load(
    ctx: Pick<CommerceContext, 'index' | 'followsChanges'>,
    keys: readonly Key[],
    read: (missing: Key[]) => Promise<Map<Key, Value>>,
  ): Promise<Map<Key, Value>>;
};

/** Caches at most this number for each index, which has the log of changes. */
export function createItemMemory<Key extends {}, Value extends { itemId: number }>(
  most: number,
): ItemMemory<Key, Value> {
  const memoryOf = perIndex(({ changes }) => ({
    known: new LRUCache<Key, Value>({ max: most }),
    position: changes.position(),
  }));

  /** The cache without what has changed since the last call. */
  function upToDate(index: CatalogueIndex): LRUCache<Key, Value> {
    const memory = memoryOf(index);
    const position = index.changes.position();
    if (memory.position !== position) {
      forget(memory.known, index.changes.since(memory.position));
      memory.position = position;
    }
    return memory.known;
  }

  return {
    async load({ index, followsChanges }, keys, read) {
      if (!followsChanges) return read([...keys]);
      const memory = upToDate(index);
      const found = new Map<Key, Value>();
      for (const key of keys) {
        const value = memory.get(key);
        if (value) found.set(key, value);
      }
      const missing = keys.filter((key) => !found.has(key));
      if (missing.length === 0) return found;
      const before = index.changes.position();
      const fresh = await read(missing);
      // A row that changed during the read may have been read before the change.
      const changed = index.changes.since(before);
      for (const [key, value] of fresh) {
        found.set(key, value);
        if (changed !== 'everything' && !changed.includes(value.itemId)) memory.set(key, value);
      }
      return found;
    },
  };
}

function forget<Key extends {}, Value extends { itemId: number }>(
  known: LRUCache<Key, Value>,
  changed: number[] | 'everything',
): void {
  if (changed === 'everything') return known.clear();
  const items = new Set(changed);
  for (const [key, { itemId }] of known.entries()) if (items.has(itemId)) known.delete(key);
}
