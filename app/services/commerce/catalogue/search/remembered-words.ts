import { LRUCache } from 'lru-cache';
import { perIndex } from '../in-memory/per-index';
import type { CatalogueIndex } from '../../core/catalogue-index';

/** Ten megabytes, if each were a syllable that eighty words of the shop contain. */
const newMemory = () => new LRUCache<string, object>({ max: 2000 });

const memoryOf = perIndex(({ changes }) => ({ known: newMemory(), position: changes.position() }));

/**
 * The results of `load` for each of `keys` from the shop's words (search_word): loaded once under
 * their `kind`, until the words are rebuilt.
 */
export async function onceForWords<T extends object>(
  index: CatalogueIndex,
  kind: string,
  keys: string[],
  load: (missing: string[]) => Promise<Map<string, T>>,
): Promise<Map<string, T>> {
  const known = upToDate(index);
  const found = new Map<string, T>();
  for (const key of keys) {
    const value = known.get(`${kind} ${key}`) as T | undefined;
    if (value) found.set(key, value);
  }
  const missing = keys.filter((key) => !found.has(key));
  if (missing.length === 0) return found;
  const loaded = await load(missing);
  // Results from the former words are not cached.
  const isLatest = upToDate(index) === known;
  for (const [key, value] of loaded) {
    found.set(key, value);
    if (isLatest) known.set(`${kind} ${key}`, value);
  }
  return found;
}

/** The log of the index shows when the shop's words were rebuilt. */
function upToDate(index: CatalogueIndex): LRUCache<string, object> {
  const { changes } = index;
  const memory = memoryOf(index);
  if (changes.since(memory.position) === 'everything') memory.known = newMemory();
  memory.position = changes.position();
  return memory.known;
}
