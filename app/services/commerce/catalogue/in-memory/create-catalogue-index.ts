import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { coalesceCalls, createMutex } from '~/lib/concurrency';
import type { CatalogueIndex } from '../../core/catalogue-index';
import { createChangeLog } from './change-log';
import { isFound, itemsOf, LISTED, moveClock, nextChangeOf, type Catalogue } from './catalogue';
import { addressAt } from './item-addresses';
import { categoryTree, loadIndexCategories, movedCategories } from './categories';
import { queryIndex } from './query-index';
import { readCatalogue, rereadCatalogue, rereadItems, type Source } from './read-catalogue';
import { mainRow, salableRows, SHELF_BITS, SHELF_SIZE } from './stored-items';

/**
 * A clock set back by less (milliseconds) does not cause a full computation: offers that ended in
 * that time stay ended.
 */
const CLOCK_TOLERANCE = 60_000;

/** Reads the whole catalogue; resolves when the index can answer. */
export async function createCatalogueIndex(pool: Pool): Promise<CatalogueIndex> {
  let isClosed = false;
  /** A change could not be read: the next one reads everything. */
  let isBehind = false;
  let readingNr = 1;
  const catalogue = await readCatalogue(pool, Date.now());
  const runExclusive = createMutex();
  const source: Source = { pool, runExclusive, changes: 0, isClosed: () => isClosed };
  const changes = createChangeLog();
  const indexId = randomUUID();
  let listed: { version: number; ids: Int32Array } | undefined;
  const changeSome = coalesceCalls(rereadSome);
  const changeAll = coalesceCalls(() => rereadCatalogue(source, catalogue, ++readingNr));

  function at(now: number): Catalogue {
    const isDue = nextChangeOf(catalogue) <= now;
    const isSetBack = now < catalogue.clock - CLOCK_TOLERANCE;
    if (isDue || isSetBack) moveClock(catalogue, now);
    return catalogue;
  }

  async function rereadSome(tags: string[]): Promise<void> {
    const ids = tags.filter(isItem).map(idOf);
    const hasCategories = ids.length < tags.length;
    if (hasCategories) ids.push(...(await runExclusive(rereadCategories)));
    await rereadItems(source, catalogue, ids, readingNr);
  }

  /** Returns the items below categories that have moved: the categories above them have changed. */
  async function rereadCategories(): Promise<number[]> {
    const categories = await loadIndexCategories(pool);
    const moved = movedCategories(catalogue.categories, categories);
    catalogue.categories = categories;
    catalogue.addressChanges += 1;
    catalogue.trees = {};
    return moved.flatMap((id) => itemsOf(catalogue, `category-${id}`));
  }

  return {
    query: (query, now) => queryIndex(at(now.getTime()), query),
    mainVariations(itemIds, now) {
      const { slotById, shelves } = at(now.getTime());
      return itemIds.flatMap((id) => {
        const slot = slotById.get(id);
        if (slot === undefined || !isFound(catalogue, slot)) return [];
        const shelf = shelves[slot >>> SHELF_BITS]!;
        const row = mainRow(shelf, slot % SHELF_SIZE);
        return row === null ? [] : [shelf.variations.columns.id[row]!];
      });
    },
    salableVariations(itemId, now) {
      const { slotById, shelves } = at(now.getTime());
      const slot = slotById.get(itemId);
      return slot === undefined ? 0 : salableRows(shelves[slot >>> SHELF_BITS]!, slot % SHELF_SIZE);
    },
    tree(lang) {
      const { categories, sets, trees } = catalogue;
      return (trees[lang] ??= categoryTree(categories, lang, (id) => sets.size(`category-${id}`)));
    },
    categories: () => catalogue.categories,
    itemCount: (categoryId) => catalogue.sets.size(`category-${categoryId}`),
    listedItems() {
      const { addressChanges: version } = catalogue;
      if (listed?.version !== version) {
        const ids = Int32Array.from(itemsOf(catalogue, LISTED)).sort();
        listed = { version, ids };
      }
      return listed.ids;
    },
    addressOf(itemId) {
      const { slotById, shelves } = catalogue;
      const slot = slotById.get(itemId);
      if (slot === undefined) return undefined;
      return addressAt(shelves[slot >>> SHELF_BITS]!, slot % SHELF_SIZE);
    },
    changedAt(itemId) {
      const { slotById, shelves } = catalogue;
      const slot = slotById.get(itemId);
      return (
        (slot !== undefined && shelves[slot >>> SHELF_BITS]!.changedAt[slot % SHELF_SIZE]) || null
      );
    },
    addressesVersion: () => [indexId, catalogue.addressChanges, catalogue.dateChanges].join(' '),
    nextChange(now) {
      const next = nextChangeOf(at(now.getTime()));
      return next === Infinity ? null : new Date(next);
    },
    async applyChanges(tags) {
      const given = tags === 'everything' ? ['catalogue'] : tags.filter(concernsIndex);
      if (isClosed) return;
      if (tags.includes(WORDS)) changes.note('everything');
      if (given.length === 0) return;
      const isWhole = isBehind || given.includes('catalogue');
      changes.note(
        isWhole || given.some(isCategory) ? 'everything' : given.filter(isItem).map(idOf),
      );
      isBehind = false;
      try {
        await (isWhole ? changeAll(given) : changeSome(given));
      } catch (error) {
        isBehind = true;
        throw error;
      }
    },
    changes,
    close() {
      isClosed = true;
    },
  };
}

/** The tag for rebuilt search words: the index has none, but caches with the same change log do. */
const WORDS = 'words';

function concernsIndex(tag: string): boolean {
  return tag === 'catalogue' || tag === 'categories' || /^(item|category):\d+$/.test(tag);
}

const isItem = (tag: string) => tag.startsWith('item:');
const isCategory = (tag: string) => tag.startsWith('category:');
const idOf = (tag: string) => Number(tag.slice(tag.indexOf(':') + 1));
