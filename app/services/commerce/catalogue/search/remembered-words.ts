import { LRUCache } from 'lru-cache';
import type { CatalogueIndex } from '../index/catalogue-index';

/** Words and terms remembered at most: a few megabytes. */
const MOST = 2000;

type Memory = { known: LRUCache<string, object>; position: number };

/** Remembered for each index, as long as it lives: it hears when the shop's words are made anew. */
const remembered = new WeakMap<CatalogueIndex, Memory>();

/**
 * What `load` makes of each of `keys` out of the shop's words (search_word): loaded once under its
 * `kind`, until they are made anew.
 */
export async function onceForWords<T extends object>(
  index: CatalogueIndex,
  kind: string,
  keys: string[],
  load: (missing: string[]) => Promise<Map<string, T>>,
): Promise<Map<string, T>> {
  const { known } = upToDate(index);
  const found = new Map<string, T>();
  for (const key of keys) {
    const value = known.get(`${kind} ${key}`) as T | undefined;
    if (value) found.set(key, value);
  }
  const missing = keys.filter((key) => !found.has(key));
  if (missing.length === 0) return found;
  const loaded = await load(missing);
  // What was made of the words before goes with them.
  const isLatest = upToDate(index).known === known;
  for (const [key, value] of loaded) {
    found.set(key, value);
    if (isLatest) known.set(`${kind} ${key}`, value);
  }
  return found;
}

function upToDate(index: CatalogueIndex): Memory {
  const { changes } = index;
  const memory = remembered.get(index);
  const isAnew = !memory || changes.since(memory.position) === 'everything';
  const known = isAnew ? new LRUCache<string, object>({ max: MOST }) : memory.known;
  const latest = { known, position: changes.position() };
  remembered.set(index, latest);
  return latest;
}
