import { LRUCache } from 'lru-cache';
import type { CommerceContext } from '../../core/commerce-context';
import { perIndex } from './per-index';
import type { CatalogueIndex } from '../../core/catalogue-index';

/** What is known of goods, for as long as their item stays as it is. */
export type ItemMemory<Key, Value> = {
  /**
   * Values by key; `read` gives those that are not remembered, and leaves out what does not exist. They
   * may be some milliseconds behind; outside a request, where nobody listens to changes, all are read.
   */
  load(
    ctx: Pick<CommerceContext, 'index' | 'followsChanges'>,
    keys: readonly Key[],
    read: (missing: Key[]) => Promise<Map<Key, Value>>,
  ): Promise<Map<Key, Value>>;
};

/** Remembers at most so many for each index, which knows what has changed since. */
export function createItemMemory<Key extends {}, Value extends { itemId: number }>(
  most: number,
): ItemMemory<Key, Value> {
  const memoryOf = perIndex(({ changes }) => ({
    known: new LRUCache<Key, Value>({ max: most }),
    position: changes.position(),
  }));

  /** The memory without what has changed since it was last asked. */
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
      // What changed while it was read may have been read before the change.
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
