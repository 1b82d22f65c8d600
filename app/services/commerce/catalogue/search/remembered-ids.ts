import { LRUCache } from 'lru-cache';
import { perIndex } from '../in-memory/per-index';

/** Items that something sought finds, as of a position in the log of changes. */
export type RememberedIds = { ids: number[]; position: number };

/** Ids remembered at most: about 16 MB. */
const MOST_IDS = 2_000_000;

/**
 * What is often sought finds nearly the same again: remembered by what was sought. Who reads on checks
 * what has changed since.
 */
export const rememberedIds = perIndex(
  () =>
    new LRUCache<string, RememberedIds>({
      maxSize: MOST_IDS,
      sizeCalculation: ({ ids }) => ids.length + 20,
    }),
);
