import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCatalogueFixture,
  type CatalogueFixture,
  type FixtureItem,
} from '../../../../../tests/support/catalogue-fixture';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import { listBySql } from '../../../../../tests/support/listing-oracle';
import { SORT_KEYS } from '../../../shop-api';
import { removeItem } from './catalogue';
import { createCatalogueIndex } from './create-catalogue-index';
import { readCatalogue, rereadCatalogue, type Source } from './read-catalogue';
import type { CatalogueIndex, IndexQuery } from '../../core/catalogue-index';

const START = Date.parse('2026-03-01T00:00:00Z');
const HOUR = 3_600_000;
const moment = (hour: number) => new Date(START + hour * HOUR).toISOString();

let database: TestDatabase;
let fixture: CatalogueFixture;
let index: CatalogueIndex;
let categories: number[];
let facets: string[];
let variationIds: number[];
let itemIds: number[];

const size = fc.constantFrom('0,75 l', '2,5 l', '10 l');
const hour = fc.integer({ min: 1, max: 9 });

const variation = fc.record({
  price: fc.option(fc.integer({ min: 100, max: 120 }), { freq: 12 }),
  stock: fc.option(fc.integer({ min: 0, max: 3 })),
  isActive: fc.constantFrom(true, true, true, false),
  availabilityId: fc.integer({ min: 1, max: 4 }),
  minimum: fc.constantFrom(1, 2),
  createdAt: hour.map(moment),
  availableUntil: fc.option(hour.map(moment), { nil: undefined, freq: 4 }),
  attributes: fc
    .record({ Größe: size, Glanz: fc.constantFrom('matt', 'seidenmatt', 'glänzend') })
    .map((both) => both as Record<string, string>),
  graduated: fc.option(
    fc.integer({ min: 90, max: 110 }).map((price) => ({ 10: price })),
    {
      nil: undefined,
    },
  ),
  offer: fc.option(
    fc
      .record({ price: fc.integer({ min: 85, max: 125 }), from: hour, length: hour })
      .map((offer) => ({
        price: offer.price,
        from: moment(offer.from),
        to: moment(offer.from + offer.length),
      })),
    { nil: undefined },
  ),
});

function item(serial: number): fc.Arbitrary<FixtureItem> {
  return fc.record({
    name: fc.constantFrom('Amsel', 'Birke', 'Distel').map((name) => `${name} ${serial}`),
    categories: fc.subarray(categories),
    manufacturer: fc.constantFrom('Nordfarbe', 'Südlack'),
    properties: fc.constantFrom<Record<string, string>[]>({ Raum: 'Bad' }, { Raum: 'Küche' }, {}),
    isActive: fc.constantFrom(true, true, true, true, false),
    score: fc.integer({ min: 0, max: 3 }),
    ratings: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    variations: fc.array(variation, { minLength: 1, maxLength: 4 }),
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await createCatalogueFixture(database.pool);
  const root = await fixture.category('Farben');
  const walls = await fixture.category('Wandfarben', { parent: root });
  const kitchen = await fixture.category('Küchenfarben', { parent: walls });
  categories = [root, walls, kitchen, await fixture.category('Lacke', { parent: root })];
  itemIds = [];
  variationIds = [];
  for (let serial = 0; serial < 60; serial += 1) {
    const inserted = await fixture.item(fc.sample(item(serial), 1)[0]!);
    itemIds.push(inserted.itemId);
    variationIds.push(...inserted.variationIds);
  }
  index = await createCatalogueIndex(database.pool);
  const values = await database.pool.query<{ id: string }>(
    `select id::text from attribute_value union all select 'property-' || id from property_value
     union all select 'producer-' || id from manufacturer
     union all select 'availability-' || n from generate_series(1, 4) n
     union all select 'feedback-' || n from generate_series(1, 5) n`,
  );
  facets = values.rows.map((row) => row.id);
});
afterAll(() => database.drop());

function anyQuery(): fc.Arbitrary<IndexQuery> {
  const price = fc.option(fc.integer({ min: 85, max: 125 }), { freq: 2 });
  return fc.record({
    categoryId: fc.constantFrom(...categories),
    facets: fc.subarray([...facets, '999999'], { maxLength: 4 }),
    priceMin: price,
    priceMax: price,
    sort: fc.constantFrom(...SORT_KEYS),
    page: fc.integer({ min: 1, max: 3 }),
    itemsPerPage: fc.constantFrom(5, 20, 100),
    lang: fc.constantFrom('de', 'en'),
  });
}

async function compare(query: IndexQuery, now: Date): Promise<void> {
  const answer = index.query(query, now);
  const truth = await listBySql(database.pool, { ...query, page: answer.page }, now);
  const counts = answer.filters.flatMap((filter) =>
    filter.values.filter((value) => value.count > 0).map((value) => [value.id, value.count]),
  );
  expect({
    total: answer.total,
    variationIds: answer.variationIds,
    counts: Object.fromEntries(counts),
    price: answer.price,
  }).toEqual(truth);
  expect(answer.lastPage).toBe(Math.max(1, Math.ceil(truth.total / query.itemsPerPage)));
  await compareSalable(now);
}

async function compareSalable(now: Date): Promise<void> {
  const { rows } = await database.pool.query<{ id: number; salable: number }>(
    `select i.id, count(v.id)::int as salable from item i
       left join (variation v join sale_state s on s.variation_id = v.id) on v.item_id = i.id
        and s.is_offered and (s.available_until is null or s.available_until > $1)
        and coalesce(s.free >= v.minimum_order_quantity, true)
      group by i.id`,
    [now],
  );
  const counted = rows.map(({ id }) => ({ id, salable: index.salableVariations(id, now) }));
  expect(counted).toEqual(rows);
}

const when = fc.integer({ min: 0, max: 20 }).map((h) => new Date(START + h * HOUR));

test('returns the same as SQL, at any time', async () => {
  await fc.assert(fc.asyncProperty(anyQuery(), when, compare), { numRuns: 200 });
});

test('returns the same as SQL after each notified change', async () => {
  const one = fc.nat();
  const amount = fc.integer({ min: 85, max: 125 });
  const change = fc.oneof(
    fc.tuple(fc.constant('price'), one, amount),
    fc.tuple(fc.constant('stock'), one, fc.integer({ min: 0, max: 3 })),
    fc.tuple(fc.constant('variation'), one, fc.nat(1)),
    fc.tuple(fc.constant('item'), one, fc.nat(1)),
    fc.tuple(fc.constant('category'), one, fc.nat(3)),
    fc.tuple(fc.constant('name'), one, fc.nat(9)),
    fc.tuple(fc.constant('parent'), one, fc.nat(1)),
    fc.tuple(fc.constant('right'), one, fc.nat(7)),
    fc.tuple(fc.constant('insert'), one, fc.nat()),
    fc.tuple(fc.constant('delete'), one, one),
  );
  await fc.assert(
    fc.asyncProperty(change, anyQuery(), when, async ([kind, which, value], query, now) => {
      await index.applyChanges(await apply(kind, which, value));
      await compare(query, now);
    }),
    { numRuns: 120 },
  );
});

test('rereads everything while single items change and are deleted', async () => {
  const anyChange = fc.tuple(
    fc.constantFrom('price', 'item', 'delete', 'insert'),
    fc.nat(),
    fc.nat(1),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { maxLength: 6 }), anyQuery(), async (changes, query) => {
      // The first one is not notified: rereading everything finds it.
      await apply('price', 3, 97);
      const whole = index.applyChanges('everything');
      // Written one after the other, because they would wait for each other's rows; read
      // concurrently.
      let written: Promise<unknown> = Promise.resolve();
      const single = changes.map(async ([kind, which, value]) => {
        const number = kind === 'price' ? 95 + value : value;
        const writing = written.then(() => apply(kind, which, number));
        written = writing;
        return index.applyChanges(await writing);
      });
      await Promise.all([whole, ...single]);
      await compare(query, new Date(START));
    }),
    { numRuns: 30 },
  );
});

test('an item deleted after it was read ahead does not reappear', async () => {
  const catalogue = await readCatalogue(database.pool, START);
  const { itemId } = await fixture.item({ name: 'Zirbe' });
  let turns = 0;
  const source: Source = {
    pool: database.pool,
    changes: 0,
    isClosed: () => false,
    async runExclusive(work) {
      turns += 1;
      // The first turn is that of the categories; now the portion with the item is read.
      if (turns === 2) {
        await apply('delete', itemIds.push(itemId) - 1, 0);
        source.changes += 1;
        removeItem(catalogue, itemId);
      }
      return work();
    },
  };
  await rereadCatalogue(source, catalogue, 2);
  expect(turns).toBeGreaterThan(2);
  expect(catalogue.slotById.has(itemId)).toBe(false);
});

test('after a failed read everything is read with the next change', async () => {
  const pool = new Proxy(database.pool, {
    get: (target, name) =>
      name === 'query' && isAway
        ? () => Promise.reject(new Error('away'))
        : Reflect.get(target, name),
  });
  let isAway = false;
  const other = await createCatalogueIndex(pool);
  const { itemId } = await fixture.item({ name: 'Zeder' });
  itemIds.push(itemId);
  isAway = true;
  await expect(other.applyChanges([`item:${itemId}`])).rejects.toThrow('away');
  isAway = false;
  expect(other.mainVariations([itemId], new Date())).toEqual([]);
  await other.applyChanges([`item:${itemIds[0]}`]);
  expect(other.mainVariations([itemId], new Date())).toHaveLength(1);
  other.close();
});

/** Makes a change and returns the tags that the database would send. */
async function apply(kind: string, which: number, value: number): Promise<string[]> {
  const itemId = itemIds[which % itemIds.length]!;
  const variationId = variationIds[which % variationIds.length]!;
  const run = (sql: string, values: unknown[]) => database.pool.query(sql, values);
  if (kind === 'parent') {
    await run('update category set parent_id = $1 where id = $2', [
      categories[value],
      categories[2],
    ]);
    return [`category:${categories[2]}`, 'categories'];
  }
  if (kind === 'right') {
    const id = categories[value % 4];
    await run('update category set "right" = $1 where id = $2', [
      value < 4 ? 'customer' : 'all',
      id,
    ]);
    return [`category:${id}`, 'categories'];
  }
  if (kind === 'insert') {
    const { itemId: id } = await fixture.item(fc.sample(item(value % 1000), 1)[0]!);
    itemIds.push(id);
    return [`item:${id}`, 'categories'];
  }
  if (kind === 'price' || kind === 'stock' || kind === 'variation') {
    const statement = {
      price: `update variation_price set price = $1 where variation_id = $2 and kind = 'default' and minimum_quantity = 1`,
      stock: 'update stock set on_hand = $1 where variation_id = $2',
      variation: 'update variation set is_active = ($1::int = 1) where id = $2',
    }[kind];
    const owner = await run('select item_id from variation where id = $1', [variationId]);
    await run(statement, [value, variationId]);
    return [`item:${owner.rows[0]?.itemId ?? 0}`];
  }
  const statement = {
    item: ['update item set is_active = ($1::int = 1) where id = $2', [value, itemId]],
    name: [
      `update item_text set name1 = 'Neu ' || $1::text where item_id = $2`,
      [String(value), itemId],
    ],
    delete: ['delete from item where id = $1', [itemId]],
    category: [
      'insert into item_category (item_id, category_id) select id, $1 from item where id = $2 on conflict do nothing',
      [categories[value % 4], itemId],
    ],
  }[kind] as [string, unknown[]];
  await run(...statement);
  return [`item:${itemId}`];
}
