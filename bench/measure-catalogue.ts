import { performance } from 'node:perf_hooks';
import type { Pool } from 'pg';
import { createCatalogueIndex } from '../app/services/commerce/catalogue/in-memory/create-catalogue-index';
import type { SortKey } from '../app/services/shop-api';
import { openPool } from '../database/connect';
import type { CatalogueIndex } from '../app/services/commerce/core/catalogue-index';
import { crawlSitemap } from './crawl-sitemap';
import { openGoods } from './goods-of-index';
import { searchTerms } from './large-catalogue-files';
import { worstPause } from './pauses';

/** In milliseconds. */
export type Timing = { p50: number; p95: number };

export type IndexFigures = {
  items: number;
  variations: number;
  /** Reading the whole catalogue: elapsed seconds, and seconds of work of this process. */
  startSeconds: number;
  startCpuSeconds: number;
  /** The longest time without any other work, in milliseconds. */
  pauseAtStart: number;
  /** Resident memory of a process with only the index. */
  memoryMegabytes: number;
  /** The goods, their order, and the count of every filter value, as the index answers it. */
  listing: Timing;
  /** The same for all goods instead of a category. */
  wholeShop: Timing;
  /** getFacet as a category page calls it: the listing and its 20 products from the database. */
  getFacet: Timing;
  /** getSearch, with correct and misspelt words; null without search words in the database. */
  search: Timing | null;
  /** From the notification of an item's new name until listings have it. */
  rename: Timing;
  /** The longest pauses during single renames, a burst of 5000 items and a full reload. */
  pauseAtRename: number;
  pauseInBurst: number;
  pauseAtRereading: number;
  /** All files of the sitemap's goods: seconds of the main thread's work, and its longest pause. */
  sitemapSeconds: number;
  pauseInSitemap: number;
};

const ROUNDS = 300;
const WARM_UP = 50;
const BURST = 5000;
const SORTS: SortKey[] = ['texts.name1_asc', 'sorting.price.avg_asc', 'item.score'];

/** A separate process, so that memory and pauses are those of the index: `<database url>`. */
const pool = openPool(process.argv[2] ?? '', { limits: 'batch', name: 'bench' });
console.log(JSON.stringify(await measure(pool)));
await pool.end();

async function measure(pool: Pool): Promise<IndexFigures> {
  const work = process.cpuUsage();
  const started = performance.now();
  let index!: CatalogueIndex;
  const pauseAtStart = await worstPause(async () => {
    index = await createCatalogueIndex(pool);
  });
  const startSeconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(work);
  const memoryMegabytes = process.memoryUsage().rss / 2 ** 20;

  const { rows } = await pool.query<{ items: number; variations: number; words: number }>(
    `select (select count(*)::int from item) as items,
            (select count(*)::int from variation) as variations,
            (select count(*)::int from search_word) as words`,
  );
  const { items, variations, words } = rows[0]!;
  const openShop = openGoods(pool, index);
  const requests = await listings(pool);
  const listing = await timed((n) => askIndex(index, pick(requests, n)));
  const wholeShop = await timed((n) =>
    askIndex(index, { ...pick(requests, n), categoryId: undefined }),
  );
  const getFacet = await timed((n) => openShop().getFacet(pick(requests, n)));
  const terms = searchTerms();
  const search =
    words > 0 ? await timed((n) => openShop().getSearch({ term: pick(terms, n) })) : null;

  let rename!: Timing;
  const pauseAtRename = await worstPause(async () => {
    rename = await timed(
      (n) => index.applyChanges([`item:${itemOf(n, items)}`]),
      (n) => renameItem(pool, itemOf(n, items), `Umbenannt ${n}`),
    );
  });
  const burst = Array.from({ length: BURST }, (_, n) => `item:${itemOf(n, items)}`);
  const pauseInBurst = await worstPause(() => index.applyChanges(burst));
  const pauseAtRereading = await worstPause(() => index.applyChanges('everything'));
  const sitemap = await crawlSitemap(openShop());
  index.close();
  return {
    items,
    variations,
    startSeconds,
    startCpuSeconds: (user + system) / 1e6,
    pauseAtStart,
    memoryMegabytes,
    listing,
    wholeShop,
    getFacet,
    search,
    rename,
    pauseAtRename,
    pauseInBurst,
    pauseAtRereading,
    sitemapSeconds: sitemap.activeSeconds,
    pauseInSitemap: sitemap.longestPause,
  };
}

type Listing = { categoryId?: number; facets: string[]; sort: SortKey; priceMax: number | null };

/** Categories of every level; without filter, with one, with two and a price. */
async function listings(pool: Pool): Promise<(Listing & { categoryId: number })[]> {
  const categories = await pool.query<{ id: number }>('select id from category order by id');
  const facets = await pool.query<{ id: string }>(
    `select id::text from attribute_value union all select 'property-' || id from property_value`,
  );
  return categories.rows.map(({ id }, n) => ({
    categoryId: id,
    facets: [n, n * 31 + 7].slice(0, n % 3).map((nth) => pick(facets.rows, nth).id),
    sort: pick(SORTS, n),
    priceMax: n % 3 === 2 ? 5000 : null,
  }));
}

function askIndex(index: CatalogueIndex, request: Listing): unknown {
  const page = { priceMin: null, page: 1, itemsPerPage: 20, lang: 'de' as const };
  return index.query({ ...request, ...page }, new Date());
}

async function renameItem(pool: Pool, itemId: number, name: string): Promise<void> {
  await pool.query('update item_text set name1 = $1 where item_id = $2', [name, itemId]);
}

function itemOf(n: number, items: number): number {
  return 1 + ((n * 7919) % items);
}

async function timed(
  run: (n: number) => unknown,
  prepare: (n: number) => unknown = () => undefined,
): Promise<Timing> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
    await prepare(n);
    const started = performance.now();
    await run(n);
    if (n >= WARM_UP) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function pick<T>(list: T[], n: number): T {
  return list[n % list.length]!;
}
