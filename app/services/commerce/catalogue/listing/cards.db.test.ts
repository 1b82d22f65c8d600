import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { openPaintShop, type PaintShop } from '../../../../../tests/support/paint-shop';
import { loadCards } from './cards';

let shop: PaintShop;
let ctx: TestContext;

beforeAll(async () => {
  shop = await openPaintShop();
});
afterAll(() => shop.database.drop());
beforeEach(async () => {
  await rename('Farbrolle');
  ctx = { ...(await createTestContext(shop.database.pool)), followsChanges: true };
});

function rename(name: string) {
  return shop.database.pool.query(
    `update item_text set name1 = $1 where item_id = $2 and lang = 'de'`,
    [name, shop.roller.itemId],
  );
}

async function nameNow(asked = ctx) {
  const [id] = shop.roller.variationIds;
  return (await loadCards(asked, [id!])).get(id!)!.name1;
}

function changed() {
  return ctx.index.applyChanges([`item:${shop.roller.itemId}`]);
}

test('are read once, and again when the goods have changed', async () => {
  const query = vi.spyOn(shop.database.pool, 'query');
  await nameNow();
  const statements = query.mock.calls.length;
  await nameNow();
  expect(query.mock.calls.length).toBe(statements);
  query.mockRestore();
  await rename('Walze');
  await changed();
  expect(await nameNow()).toBe('Walze');
  await rename('Rolle');
  await ctx.index.applyChanges('everything');
  expect(await nameNow()).toBe('Rolle');
});

test('are not cached when the goods change while they are read', async () => {
  const { client } = ctx.db;
  const slow = {
    ...ctx,
    db: {
      client: {
        async query(given: { text: string; values: unknown[] }) {
          const answer = await client.query(given);
          await rename('Walze');
          await changed();
          return answer;
        },
      },
    },
  } as unknown as TestContext;
  expect(await nameNow(slow)).toBe('Farbrolle');
  expect(await nameNow()).toBe('Walze');
});

test('come from the tables where changes are not followed', async () => {
  await nameNow();
  await rename('Walze');
  expect(await nameNow({ ...ctx, followsChanges: false })).toBe('Walze');
});

test('have the requested language', async () => {
  expect(await nameNow()).toBe('Farbrolle');
  expect(await nameNow({ ...ctx, lang: 'en' })).not.toBe('Farbrolle');
});
