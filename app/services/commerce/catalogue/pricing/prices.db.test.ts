import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCatalogueFixture,
  type CatalogueFixture,
} from '../../../../../tests/support/catalogue-fixture';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import { pricesAt, toPrices } from './prices';

const DAY = 24 * 60 * 60 * 1000;
const BEGAN = Date.parse('2030-06-01T00:00:00Z');
const day = (n: number) => new Date(BEGAN + n * DAY);

let database: TestDatabase;
let fixture: CatalogueFixture;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await createCatalogueFixture(database.pool);
  ctx = await createTestContext(database.pool);
});
afterAll(() => database.drop());

/** A variation for 1000 with an offer for 700 from day 0 to 90, and prices of earlier days. */
async function reduced(history: [day: number, price: number][]): Promise<number> {
  const { variationIds } = await fixture.item({
    name: `Sonderposten ${Math.random()}`,
    variations: [
      { price: 1000, offer: { price: 700, from: day(0).toISOString(), to: day(90).toISOString() } },
    ],
  });
  await database.pool.query('delete from price_history where variation_id = $1', variationIds);
  for (const [n, price] of history) {
    const row = { variation_id: variationIds[0], valid_from: day(n), price };
    await fixture.insert('price_history', row);
  }
  return variationIds[0]!;
}

async function pricesOn(id: number, n: number) {
  const tags = new Set<string>();
  const touch = (...given: string[]) => given.forEach((tag) => tags.add(tag));
  return { prices: (await load({ ...ctx, now: () => day(n), touch }, id))!, tags };
}

async function load(ctx: TestContext, id: number) {
  const { rows } = await database.pool.query(
    `select ${pricesAt('$3')} as prices, $2::text as lang from variation v where id = $1`,
    [id, 'de', ctx.now()],
  );
  return toPrices(ctx, rows[0].prices);
}

test('an offer begins and ends by the clock, and notes the time', async () => {
  const id = await reduced([[-100, 1000]]);
  const before = await pricesOn(id, -1);
  expect(before.prices).toMatchObject({ specialOffer: null, default: { lowestPrice: 0 } });
  expect([...before.tags]).toEqual([`until:${day(0).toISOString()}`]);
  const during = await pricesOn(id, 1);
  expect(during.prices.specialOffer).toMatchObject({
    price: 700,
    validUntil: day(90).toISOString(),
  });
  expect([...during.tags]).toEqual([`until:${day(90).toISOString()}`]);
  const after = await pricesOn(id, 90);
  expect(after.prices.specialOffer).toBeNull();
  expect([...after.tags]).toEqual([]);
});

test.each([
  ['one price', [[-100, 1000]], 1000],
  [
    'raised shortly before',
    [
      [-100, 850],
      [-5, 1000],
    ],
    850,
  ],
  ['not sold before', [], 1000],
  [
    'a cheaper day within the 30 days',
    [
      [-100, 1000],
      [-20, 600],
      [-19, 1000],
    ],
    600,
  ],
] as [string, [number, number][], number][])(
  'lowest price of the 30 days before: %s, at the start and after 60 days',
  async (_, history, lowest) => {
    const id = await reduced([...history, [0, 700]]);
    for (const n of [0, 60]) {
      expect((await pricesOn(id, n)).prices.default.lowestPrice).toBe(lowest);
    }
  },
);

test('an offer that is not lower does not count; a variation without a price has no prices', async () => {
  const { variationIds } = await fixture.item({
    name: 'Teuer',
    variations: [{ price: 1000, offer: { price: 1000 } }, { price: null }],
  });
  expect((await load(ctx, variationIds[0]!))!.specialOffer).toBeNull();
  expect(await load(ctx, variationIds[1]!)).toBeNull();
});
