import { LRUCache } from 'lru-cache';
import { perIndex } from '../in-memory/per-index';

/** The items found by a query, as of a position in the log of changes. */
export type RememberedIds = { ids: number[]; position: number };

/** Cached ids at most: about 16 MB. */
const MOST_IDS = 2_000_000;

/**
 * A frequent query finds nearly the same again: cached by query. The reader checks what has changed
 * since.
 */
export const rememberedIds = perIndex(
  () =>
    new LRUCache<string, RememberedIds>({
      maxSize: MOST_IDS,
      sizeCalculation: ({ ids }) => ids.length + 20,
    }),
);
