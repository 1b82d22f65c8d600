import type { Pool } from 'pg';
import { createYieldToEventLoop } from '~/lib/yield-to-event-loop.server';
import { createMutex, type RunExclusive } from '~/lib/concurrency';
import { createCatalogue, putItem, removeItem, type Catalogue } from './catalogue';
import { loadIndexCategories } from './categories';
import { loadIndexGroups } from './load-groups';
import { loadIdsAbove, loadIndexItems } from './load-items';
import type { RawItem } from './raw-item';
import { SHELF_SIZE } from './stored-items';

/** Items of one read: their rows are converted without a pause in between. */
const PORTION = 250;

/** Where items are read from, and the state of concurrent work on the catalogue. */
export type Source = {
  pool: Pool;
  runExclusive: RunExclusive;
  /** How often single items were read again. */
  changes: number;
  isClosed: () => boolean;
};

/** The whole catalogue for the first time. */
export async function readCatalogue(pool: Pool, now: number): Promise<Catalogue> {
  const [categories, groups] = await Promise.all([
    loadIndexCategories(pool),
    loadIndexGroups(pool),
  ]);
  const catalogue = createCatalogue(categories, groups, now);
  const source: Source = { pool, runExclusive: createMutex(), changes: 0, isClosed: () => false };
  await readEveryItem(source, catalogue, { readingNr: 1, ahead: 3 });
  return catalogue;
}

/**
 * Rereads everything into a catalogue that is in use meanwhile, portion by portion: old and new
 * data are never both complete in memory. `readingNr` grows with each reading.
 */
export async function rereadCatalogue(
  source: Source,
  catalogue: Catalogue,
  readingNr: number,
): Promise<void> {
  const { pool, runExclusive } = source;
  await runExclusive(async () => {
    [catalogue.categories, catalogue.groups] = await Promise.all([
      loadIndexCategories(pool),
      loadIndexGroups(pool),
    ]);
    catalogue.addressChanges += 1;
    catalogue.trees = {};
  });
  // Visitors query the database meanwhile.
  await readEveryItem(source, catalogue, { readingNr, ahead: 1 });
  if (!source.isClosed()) await runExclusive(() => removeUnread(catalogue, readingNr));
}

/** Rereads some items; deleted ones are removed from the catalogue. */
export async function rereadItems(
  source: Source,
  catalogue: Catalogue,
  ids: number[],
  readingNr: number,
): Promise<void> {
  const each = [...new Set(ids)];
  for (let start = 0; start < each.length && !source.isClosed(); start += PORTION) {
    const portion = each.slice(start, start + PORTION);
    await source.runExclusive(async () => {
      source.changes += 1;
      await putPortion(catalogue, portion, await loadIndexItems(source.pool, portion), readingNr);
    });
  }
}

type Portion = { ids: number[]; items: RawItem[]; changes: number };

/** The next `ahead` portions are read while one is added to the catalogue. */
async function readEveryItem(
  source: Source,
  catalogue: Catalogue,
  { readingNr, ahead }: { readingNr: number; ahead: number },
): Promise<void> {
  const { pool, runExclusive } = source;
  const reading: Promise<Portion>[] = [];
  let last: number | undefined = 0;

  async function begin(): Promise<void> {
    if (last === undefined) return;
    const { changes } = source;
    const ids = await loadIdsAbove(pool, last, PORTION);
    last = ids.at(PORTION - 1);
    const portion = loadIndexItems(pool, ids).then((items) => ({ ids, items, changes }));
    // Awaited below; until then a failure must not end the process.
    portion.catch(() => undefined);
    reading.push(portion);
  }

  for (let n = 0; n < ahead; n += 1) await begin();
  for (let next = reading.shift(); next && !source.isClosed(); next = reading.shift()) {
    const { ids, items, changes } = await next;
    await begin();
    await runExclusive(async () => {
      const isFresh = changes === source.changes;
      const fresh = isFresh ? items : await loadIndexItems(pool, ids);
      await putPortion(catalogue, ids, fresh, readingNr);
    });
  }
}

/** Adds the items read for some ids to the catalogue; ids without an item are removed. */
async function putPortion(
  catalogue: Catalogue,
  ids: number[],
  items: RawItem[],
  readingNr: number,
): Promise<void> {
  const yieldToEventLoop = createYieldToEventLoop();
  const gone = new Set(ids);
  for (const raw of items) {
    await yieldToEventLoop();
    putItem(catalogue, raw, readingNr);
    gone.delete(raw.id);
  }
  for (const id of gone) removeItem(catalogue, id);
}

async function removeUnread(catalogue: Catalogue, readingNr: number): Promise<void> {
  const yieldToEventLoop = createYieldToEventLoop();
  for (const { itemId, readingNr: readAt } of catalogue.shelves) {
    for (let place = 0; place < SHELF_SIZE; place += 1) {
      if (itemId[place] !== 0 && readAt[place]! < readingNr) removeItem(catalogue, itemId[place]!);
    }
    await yieldToEventLoop();
  }
}
