import type { Pool } from 'pg';
import type { CategoryTreeItem, Language } from '../../../shop-api';
import { countBits } from './bits';
import {
  categoryTree,
  haveSameParents,
  loadIndexCategories,
  type IndexCategories,
} from './categories';
import { queryIndex, type IndexAnswer, type IndexQuery } from './query';
import {
  advanceSnapshot,
  buildSnapshot,
  patchSnapshot,
  rebuildSnapshot,
  type Snapshot,
} from './snapshot';
import { loadAllIndexItems, loadIndexItems } from './load-items';
import { loadIndexGroups } from './load-groups';

/**
 * The catalogue in the memory of this process: which items are in which category, have which
 * facet value, and in which order. PostgreSQL stays the truth; texts and prices on a page are
 * read from there.
 */
export type CatalogueIndex = {
  /** A listing at a moment; offers that began or ended by then count. */
  query: (query: IndexQuery, now: Date) => IndexAnswer;
  /** Variations that stand for items, in the order given; items that are not listed are left out. */
  mainVariations: (itemIds: number[], now: Date) => number[];
  tree: (lang: Language) => CategoryTreeItem[];
  categories: () => IndexCategories;
  /** When the clock next changes a price or ends a sale of any item, or null. */
  nextChange: (now: Date) => Date | null;
  /** Reads again what a notification names; resolves when queries answer with it. */
  applyChanges: (tags: string[] | 'everything') => Promise<void>;
  close: () => void;
};

/**
 * A clock that was set back by less (milliseconds) is not worth working everything out again: what
 * ended in that time stays ended.
 */
const CLOCK_TOLERANCE = 60_000;

/** Patching more items than this is slower than reading all. */
const MOST_PATCHED = 2000;

/** Reads the whole catalogue; resolves when the index can answer. */
export async function createCatalogueIndex(pool: Pool): Promise<CatalogueIndex> {
  let snapshot = await readAll(pool);
  let isClosed = false;
  let queue: Promise<void> = Promise.resolve();
  const waiting = new Set<string>();

  function at(now: number): Snapshot {
    const isDue = snapshot.nextChange !== null && snapshot.nextChange <= now;
    const isSetBack = now < snapshot.clock - CLOCK_TOLERANCE;
    if (isDue || isSetBack) snapshot = advanceSnapshot(snapshot, now);
    return snapshot;
  }

  function tree(lang: Language): CategoryTreeItem[] {
    const { categories, sets, trees } = snapshot;
    trees[lang] ??= categoryTree(categories, lang, (id) => {
      const bits = sets.get(`category-${id}`);
      return bits ? countBits(bits) : 0;
    });
    return trees[lang];
  }

  /** Takes all tags that wait at once, so that a burst of notifications is one patch. */
  async function work(): Promise<void> {
    const tags = [...waiting];
    waiting.clear();
    if (isClosed || tags.length === 0) return;
    const itemIds = tags
      .filter((tag) => tag.startsWith('item:'))
      .map((tag) => Number(tag.slice(5)));
    if (tags.includes('catalogue') || itemIds.length > MOST_PATCHED) {
      snapshot = await readAll(pool);
      return;
    }
    const hasCategories = tags.some((tag) => tag === 'categories' || tag.startsWith('category:'));
    const categories = hasCategories ? await loadIndexCategories(pool) : snapshot.categories;
    const found = new Map((await loadIndexItems(pool, itemIds)).map((item) => [item.id, item]));
    const changed = new Map(itemIds.map((id) => [id, found.get(id) ?? null]));
    // No await from here on: the snapshot may have moved with the clock while we read.
    const next = { ...snapshot, categories };
    snapshot = haveSameParents(categories, snapshot.categories)
      ? patchSnapshot(next, changed, snapshot.clock)
      : rebuildSnapshot(next, changed, snapshot.clock);
  }

  function applyChanges(tags: string[] | 'everything'): Promise<void> {
    const given = tags === 'everything' ? ['catalogue'] : tags.filter(concernsIndex);
    if (given.length === 0) return Promise.resolve();
    for (const tag of given) waiting.add(tag);
    const done = queue.then(work);
    // A read that failed must not be forgotten: the next change reads everything.
    queue = done.catch(() => void waiting.add('catalogue'));
    return done;
  }

  return {
    query: (query, now) => queryIndex(at(now.getTime()), query),
    mainVariations(itemIds, now) {
      const { slotById, items } = at(now.getTime());
      return itemIds.flatMap((id) => items[slotById.get(id) ?? -1]?.main?.raw.id ?? []);
    },
    tree,
    categories: () => snapshot.categories,
    nextChange(now) {
      const { nextChange } = at(now.getTime());
      return nextChange === null ? null : new Date(nextChange);
    },
    applyChanges,
    close() {
      isClosed = true;
    },
  };
}

async function readAll(pool: Pool): Promise<Snapshot> {
  const [categories, groups, items] = await Promise.all([
    loadIndexCategories(pool),
    loadIndexGroups(pool),
    loadAllIndexItems(pool),
  ]);
  return buildSnapshot(items, categories, groups, Date.now());
}

function concernsIndex(tag: string): boolean {
  return tag === 'catalogue' || tag === 'categories' || /^(item|category):\d+$/.test(tag);
}
