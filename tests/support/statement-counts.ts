import type { CountingDatabase } from '../fakes/counting-database';
import { register } from './customer';
import { orderAsCustomer } from './customer-order';
import { plainGoods, type Goods } from './goods';
import { becomeGuest, orderForm, orderNumber, placeOrder, putInCart } from './guest';
import { copyOrders } from './many-orders';
import { cataloguePaths } from './page-paths';
import type { ShopClient, ShopPage } from './shop-client';

/**
 * How many statements a request may send to the database, including ends of transactions. Data that
 * are read twice in one request can differ, and every statement is a round trip.
 */
export const MOST_STATEMENTS = {
  'cached page': 0,
  'cached page, with a cart': 1,
  category: 8,
  /** One with a choice: includes its combinations and the names of their attributes. */
  product: 14,
  cart: 6,
  checkout: 8,
  'add to cart': 10,
  'add to cart from its page': 10,
  order: 40,
  'account with 2,000 orders': 8,
  'orders, of 2,000': 8,
  'order in the account': 10,
  'order page': 10,
  'order page, payment': 10,
  'order again': 12,
  returns: 8,
  reviews: 4,
  'new return': 10,
  wishlist: 6,
  'address book': 6,
  document: 12,
  offer: 10,
};

type Kind = keyof typeof MOST_STATEMENTS;
export type StatementsOf = Record<Kind, string[]>;

type StatementCount = {
  origin: string;
  client: () => ShopClient;
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  database: CountingDatabase;
  makeOffer: (variationId: number) => Promise<{ path: string }>;
};

/**
 * Returns the statements of one request of each kind, after a similar one has opened connections
 * and filled caches. Throws if an answer is not as expected.
 */
export async function countStatements(shop: StatementCount): Promise<StatementsOf> {
  const { database } = shop;
  const goods = await plainGoods(shop, { free: 60, count: 4 });
  const paths = await cataloguePaths(shop.origin, '');

  async function count(request: () => Promise<ShopPage>, status = 200): Promise<string[]> {
    database.take();
    const answer = await request();
    if (answer.status !== status) throw new Error(`${answer.url} answered ${answer.status}`);
    return database.take();
  }

  /** Three lines, an address, shipping profiles and payment methods: a checkout ready to order. */
  async function shopper(email: string): Promise<ShopClient> {
    const client = shop.client();
    await becomeGuest(client, { email, goods: goods.slice(0, 3) });
    // Takes the notices that the forms have left.
    await client.get('/cart');
    return client;
  }

  async function afresh(kind: 'category' | 'product') {
    const client = await shopper(`${kind}@example.com`);
    await shop.query(`select pg_notify('shop_invalidation', 'catalogue')`);
    await client.post('/api/locale', { locale: 'de' });
    return count(() => client.get(paths[kind]));
  }

  async function again(client: ShopClient, path: string) {
    await client.get(path);
    return count(() => client.get(path));
  }

  const kept = await again(shop.client(), paths.category);
  const buyer = await shopper('buyer@example.com');
  const cachedWithCart = await again(buyer, paths.category);
  const { variationId } = goods[3]!;
  await putInCart(buyer, variationId);
  const added = await count(() => putInCart(buyer, variationId), 303);
  const product = await buyer.get(await pathOf(shop, goods[3]!));
  const form = product.form('form.buy button[type=submit], form.buy button:not([type])');
  const addedFromPage = await count(() => buyer.submit(form), 303);
  const old = await oldCustomer(shop, goods);
  const { client: customer, order } = old;
  const offered = shop.client();
  const { path: offerPath } = await shop.makeOffer(variationId);
  await offered.post(offerPath, { postcode: '10623' });
  return {
    'cached page': kept,
    'cached page, with a cart': cachedWithCart,
    category: await afresh('category'),
    product: await afresh('product'),
    cart: await again(await shopper('cart@example.com'), '/cart'),
    checkout: await again(await shopper('checkout@example.com'), '/checkout'),
    'add to cart': added,
    'add to cart from its page': addedFromPage,
    order: await countOrder(await shopper('order@example.com'), count),
    'account with 2,000 orders': await again(customer, '/my-account'),
    'orders, of 2,000': await again(customer, '/my-account/my-orders'),
    'order in the account': await again(customer, `/my-account/my-orders/${order.id}`),
    'order page': await again(customer, order.path),
    'order page, payment': await again(customer, `${order.path}/payment`),
    'order again': await again(customer, `${order.path}/order-again`),
    returns: await again(customer, '/my-account/returns'),
    reviews: await again(customer, '/my-account/reviews'),
    'new return': await again(customer, old.newReturn),
    wishlist: await again(customer, '/my-account/wishlist'),
    'address book': await again(customer, '/my-account/shipping-details'),
    document: await again(customer, old.document),
    offer: await again(offered, offerPath),
  };
}

/** A customer with many orders: one that waits for its payment, and one that was sent. */
async function oldCustomer({ client, query }: StatementCount, goods: readonly Goods[]) {
  const customer = client();
  await register(customer, 'stammkunde@example.com');
  const one = goods.slice(0, 1);
  const order = await orderAsCustomer({ query }, customer, one, { isSent: false });
  const sent = await orderAsCustomer({ query }, customer, one);
  await customer.post('/api/wishlist', { variationId: String(one[0]!.variationId) });
  const [{ id }] = (await query<{ id: number }>(
    `select id from customer where email = 'stammkunde@example.com'`,
  )) as [{ id: number }];
  await copyOrders(query, id, 1998);
  const page = await customer.get(order.path);
  const document = page.document.querySelector('a[href$=".pdf"]')!.getAttribute('href')!;
  const newReturn = `/my-account/new-return/${sent.id}/${sent.accessKey}`;
  return { client: customer, order, document, newReturn };
}

async function countOrder(
  client: ShopClient,
  count: (request: () => Promise<ShopPage>, status: number) => Promise<string[]>,
): Promise<string[]> {
  const form = await orderForm(client);
  return count(async () => {
    const answer = await placeOrder(client, form);
    if (orderNumber(answer) === null) throw new Error('No order was placed');
    return answer;
  }, 303);
}

async function pathOf({ query }: Pick<StatementCount, 'query'>, { variationId, itemId }: Goods) {
  const [address] = await query<{ path: string }>(
    `select format('/%s_%s_%s', url_path, item_id, $1::text) as path
       from item_text where item_id = $2 and lang = 'de'`,
    [variationId, itemId],
  );
  return address!.path;
}
