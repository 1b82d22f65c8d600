import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import {
  createCatalogueIndex,
  type CatalogueIndex,
} from '../../app/services/commerce/catalogue/index/catalogue-index';
import { catalogueOperations } from '../../app/services/commerce/catalogue/operations';
import { jobContext } from '../../app/services/commerce/commerce-context';
import type { SortKey } from '../../app/services/shop-api';
import { openPool } from '../../database/connect';
import { fillBase } from '../../database/demo/base';
import { startEmbeddedDatabase } from '../../database/embedded';
import { importCatalogue, printReport } from '../../database/importer';
import { migrateDatabase } from '../../database/migrate';
import { pictureOf, writeLargeCatalogue } from './large-catalogue-files';

/** Milliseconds. */
export type Timing = { p50: number; p95: number };

export type CatalogueFigures = {
  items: number;
  variations: number;
  /** Which goods, in which order, and the count of every filter value, as the index answers it. */
  listing: Timing;
  /** getFacet as a category page calls it: the listing and its 20 products out of the database. */
  getFacet: Timing;
  /** getSearch, words and misspelt ones. */
  search: Timing;
  /** From the notice that an item has changed until listings know. */
  patch: Timing;
  importSeconds: number;
  indexMilliseconds: number;
  /** Resident memory of a process that holds the index. */
  memoryMegabytes: number;
};

const ROUNDS = 300;
const WARM_UP = 50;
const SORTS: SortKey[] = ['texts.name1_asc', 'sorting.price.avg_asc', 'item.score'];
const TERMS = [
  'Nachtblau Sprühlack Metall',
  'ocker holzlasur bad',
  'lack',
  'Holz',
  'nachtblua',
  'fasadenfabre',
];

/** Imports a large catalogue into a database made for it and measures what shoppers wait for. */
export async function measureLargeCatalogue(): Promise<CatalogueFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const database = await startEmbeddedDatabase(folder);
  const pool = openPool(database.url, { limits: 'batch', name: 'bench' });
  try {
    await migrateDatabase(database.url, 'database/migrations');
    const importSeconds = await fill(pool, folder);
    return { importSeconds, ...(await measure(pool)) };
  } finally {
    await pool.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(pool: Pool, folder: string): Promise<number> {
  const client = await pool.connect();
  await fillBase(client).finally(() => client.release());
  const files = writeLargeCatalogue(folder);
  const report = await importCatalogue(pool, files, {
    findPicture: pictureOf,
    log: (message) => console.error(message),
  });
  if (report.problems.length > 0) {
    throw new Error(printReport({ ...report, problems: report.problems.slice(0, 20) }));
  }
  // What autovacuum does within minutes of such an import.
  await pool.query('vacuum analyze');
  return report.seconds;
}

async function measure(pool: Pool): Promise<Omit<CatalogueFigures, 'importSeconds'>> {
  const { rows } = await pool.query<{ items: number; variations: number }>(
    `select (select count(*)::int from item) as items,
            (select count(*)::int from variation) as variations`,
  );
  const started = performance.now();
  const index = await createCatalogueIndex(pool);
  const indexMilliseconds = performance.now() - started;
  const memoryMegabytes = process.memoryUsage().rss / 2 ** 20;
  const shop = catalogueOperations(
    jobContext({ pool, index, secret: Buffer.alloc(32), now: () => new Date() }, 'de'),
  );
  const requests = await listings(pool);
  try {
    return {
      ...rows[0]!,
      listing: await timed((n) => askIndex(index, pick(requests, n))),
      getFacet: await timed((n) => shop.getFacet(pick(requests, n))),
      search: await timed((n) => shop.getSearch({ term: pick(TERMS, n) })),
      patch: await timed((n) => index.applyChanges([`item:${1 + ((n * 7919) % 20_000)}`])),
      indexMilliseconds,
      memoryMegabytes,
    };
  } finally {
    index.close();
  }
}

type Listing = { categoryId: number; facets: string[]; sort: SortKey; priceMax: number | null };

/** Categories of every level; without filter, with one, with two and a price. */
async function listings(pool: Pool): Promise<Listing[]> {
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

async function timed(run: (n: number) => unknown): Promise<Timing> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
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
