import { afterAll, beforeAll, expect, test } from 'vitest';
import { countingDatabase, type CountingDatabase } from '../fakes/counting-database';
import { plainGoods, type Goods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder, putInCart } from '../support/guest';
import { cataloguePaths, type CataloguePaths } from '../support/page-paths';
import { startShop, type TestShop } from '../support/shop';
import type { ShopClient } from '../support/shop-client';

/**
 * How many statements a request may send to the database, ends of transactions included. What is
 * read twice in one request can differ, and every one of them is a round trip.
 */
const AT_MOST = {
  'kept page': 0,
  'kept page, with a cart': 1,
  category: 8,
  product: 12,
  cart: 6,
  checkout: 8,
  'add to cart': 10,
  order: 40,
};

let database: CountingDatabase;
let shop: TestShop;
let goods: Goods[];
let paths: CataloguePaths;

beforeAll(async () => {
  shop = await startShop({}, async (url) => {
    database = await countingDatabase(url, 'shop');
    return database.url;
  });
  goods = await plainGoods(shop, { free: 60, count: 4 });
  paths = await cataloguePaths(shop.server.origin, '');
});
afterAll(async () => {
  await shop.stop();
  await database.stop();
});

/** The statements of one request; a first one like it has opened connections and filled memories. */
async function statementsOf(request: () => Promise<{ status: number }>, status = 200) {
  database.take();
  const answer = await request();
  expect(answer.status).toBe(status);
  return database.take();
}

function expectAtMost(what: keyof typeof AT_MOST, statements: string[]) {
  const names = statements.map((text) => text.trim().replace(/\s+/g, ' ').slice(0, 60));
  expect(names.length, `${what}:\n${names.join('\n')}`).toBeLessThanOrEqual(AT_MOST[what]);
}

/** Three lines, an address, ways of delivery and payment: a checkout that can be ordered. */
async function shopper(email: string): Promise<ShopClient> {
  const client = shop.client();
  await becomeGuest(client, { email, goods: goods.slice(0, 3) });
  // Shows the notices that the forms have left.
  await client.get('/cart');
  return client;
}

test('a page that is kept, for who has no cart and who has one', async () => {
  const nobody = shop.client();
  await nobody.get(paths.category);
  expectAtMost('kept page', await statementsOf(() => nobody.get(paths.category)));
  const client = await shopper('kept@example.com');
  await client.get(paths.category);
  expectAtMost('kept page, with a cart', await statementsOf(() => client.get(paths.category)));
});

test.each(['category', 'product'] as const)('a %s rendered afresh', async (kind) => {
  const client = await shopper(`${kind}@example.com`);
  await shop.query(`select pg_notify('shop_invalidation', 'catalogue')`);
  await client.post('/api/locale', { locale: 'de' });
  expectAtMost(kind, await statementsOf(() => client.get(paths[kind])));
});

test('the cart and the checkout', async () => {
  const client = await shopper('pages@example.com');
  for (const page of ['cart', 'checkout'] as const) {
    await client.get(`/${page}`);
    expectAtMost(page, await statementsOf(() => client.get(`/${page}`)));
  }
});

test('putting something into the cart', async () => {
  const client = await shopper('add@example.com');
  const { variationId } = goods[3]!;
  await putInCart(client, variationId);
  expectAtMost('add to cart', await statementsOf(() => putInCart(client, variationId), 303));
  const [address] = await shop.query<{ path: string }>(
    `select format('/%s_%s_%s', url_path, item_id, $1::text) as path
       from item_text where item_id = $2 and lang = 'de'`,
    [variationId, goods[3]!.itemId],
  );
  const page = await client.get(address!.path);
  const form = page.form('form.buy button[type=submit], form.buy button:not([type])');
  expectAtMost('add to cart', await statementsOf(() => client.submit(form), 303));
});

test('the order', async () => {
  const client = await shopper('order@example.com');
  const form = await orderForm(client);
  let order: number | null = null;
  const statements = await statementsOf(async () => {
    const answer = await placeOrder(client, form);
    order = orderNumber(answer);
    return answer;
  }, 303);
  expect(order).not.toBeNull();
  expectAtMost('order', statements);
});
