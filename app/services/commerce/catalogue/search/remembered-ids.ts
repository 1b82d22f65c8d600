import { LRUCache } from 'lru-cache';
import type { CatalogueIndex } from '../index/catalogue-index';

/** Items that something sought finds, as of a position in the log of changes. */
export type RememberedIds = { ids: number[]; position: number };

/** Ids remembered at most: about 16 MB. */
const MOST_IDS = 2_000_000;

/** What is often sought finds nearly the same again: remembered for each index, as long as it lives. */
const remembered = new WeakMap<CatalogueIndex, LRUCache<string, RememberedIds>>();

/** By what was sought; who reads on checks what has changed since. */
export function rememberedIds(index: CatalogueIndex): LRUCache<string, RememberedIds> {
  const known =
    remembered.get(index) ??
    new LRUCache<string, RememberedIds>({
      maxSize: MOST_IDS,
      sizeCalculation: ({ ids }) => ids.length + 20,
    });
  remembered.set(index, known);
  return known;
}
