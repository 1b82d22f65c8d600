import type { Pool } from 'pg';
import { createCatalogueIndex } from '../../app/services/commerce/catalogue/catalogue-index';
import { catalogueOperations } from '../../app/services/commerce/catalogue/operations';
import { jobContext } from '../../app/services/commerce/commerce-context';
import { openPool } from '../connect';
import { fillLargeCatalogue, type CatalogueSize } from './fill-large-catalogue';

/** Milliseconds. */
export type Timing = { p50: number; p95: number };

export type CatalogueMeasurement = {
  items: number;
  variations: number;
  fillSeconds: number;
  indexBuildMs: number;
  /** Memory the index holds, in MB; measured between collections when node runs with --expose-gc. */
  indexMb: number;
  /** The index alone: filters, counts, order and page. */
  listing: Record<'top' | 'leaf' | 'wholeShop', Timing>;
  /** getFacet and getSearch as a page calls them, database included. */
  getFacet: Timing;
  getSearch: Record<'narrow' | 'broad' | 'typo', Timing>;
  /** From a notification about one item to an index that knows. */
  patch: Timing;
};

const ROUNDS = 200;

/**
 * Fills a migrated database without goods with a large catalogue and measures listing, search and
 * index. `url` must be a database of its own: its goods stay.
 */
export async function measureCatalogue(
  url: string,
  size: CatalogueSize = { items: 20_000, variationsPerItem: 5 },
): Promise<CatalogueMeasurement> {
  const pool = openPool(url, { name: 'bench', statementTimeout: 600_000 });
  try {
    const fillStart = performance.now();
    await fillLargeCatalogue(pool, size);
    const fillSeconds = Math.round((performance.now() - fillStart) / 100) / 10;
    return { ...(await measure(pool)), fillSeconds };
  } finally {
    await pool.end();
  }
}

async function measure(pool: Pool): Promise<Omit<CatalogueMeasurement, 'fillSeconds'>> {
  const counts = await pool.query(
    'select (select count(*) from item) as items, (select count(*) from variation) as variations',
  );
  const before = usedMemory();
  const start = performance.now();
  const index = await createCatalogueIndex(pool);
  const indexBuildMs = Math.round(performance.now() - start);
  const indexMb = Math.round((usedMemory() - before) / 2 ** 20);

  const ctx = jobContext({ pool, index, secret: Buffer.alloc(32), now: () => new Date() }, 'de');
  const shop = catalogueOperations(ctx);
  const categories = await pool.query<{ id: number; name: string }>(
    `select id, external_id as name from category where external_id ~ '^(top|leaf)-' order by id`,
  );
  const idsOf = (kind: string) =>
    categories.rows.filter((row) => row.name.startsWith(kind)).map((row) => row.id);
  const facets = await pool.query<{ id: string }>(
    `select id::text from attribute_value union all select 'property-' || id from property_value`,
  );
  const pick = <T>(list: T[], n: number): T => list[(n * 7919) % list.length]!;
  const chosen = (n: number) => [pick(facets.rows, n).id, pick(facets.rows, n * 31 + 7).id];
  const sorts = ['texts.name1_asc', 'sorting.price.avg_asc', 'item.score'] as const;

  const list = (ids: (number | undefined)[]) =>
    timed((n) =>
      index.query(
        {
          categoryId: pick(ids, n),
          facets: chosen(n),
          priceMin: null,
          priceMax: n % 3 === 0 ? 5000 : null,
          sort: pick([...sorts], n),
          page: 1,
          itemsPerPage: 20,
          lang: 'de',
        },
        new Date(),
      ),
    );
  const search = (terms: string[]) => timed((n) => shop.getSearch({ term: pick(terms, n) }));
  return {
    ...counts.rows[0],
    indexBuildMs,
    indexMb,
    listing: {
      top: await list(idsOf('top')),
      leaf: await list(idsOf('leaf')),
      wholeShop: await list([undefined]),
    },
    getFacet: await timed((n) =>
      shop.getFacet({ categoryId: pick(idsOf('top'), n), facets: [chosen(n)[0]!] }),
    ),
    getSearch: {
      narrow: await search([
        'Nachtblau Sprühlack Metall',
        'Ocker Holzlasur Bad',
        'weinrot tiefgrund küche',
      ]),
      broad: await search(['lack', 'farbe', 'Holz', 'salbei']),
      typo: await search(['nachtblua', 'fasadenfabre', 'sprülak']),
    },
    patch: await timed((n) => index.applyChanges([`item:${pick([...Array(1000).keys()], n) + 1}`])),
  };
}

function usedMemory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function timed(run: (n: number) => unknown): Promise<Timing> {
  for (let n = 0; n < 20; n += 1) await run(n);
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const start = performance.now();
    await run(n);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]! * 100) / 100;
  return { p50: at(0.5), p95: at(0.95) };
}
