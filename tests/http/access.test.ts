import { beforeAll, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/operators/create-operator';
import { newCustomer, orderAsCustomer, type CustomerOrder } from '../support/customer-order';
import { becomeGuest } from '../support/guest';
import { plainGoods } from '../support/goods';
import type { ShopClient } from '../support/shop-client';
import { useShop } from '../support/use-shop';

/** Who sees and does what: everybody at every place that is not everybody's. */
const shop = useShop();
const WHO = ['visitor', 'guest', 'owner', 'other', 'blocked', 'operator'] as const;
type Who = (typeof WHO)[number];
const clients = {} as Record<Who, ShopClient>;
let order: CustomerOrder;
let address: number;

beforeAll(async () => {
  const goods = await plainGoods(shop, { free: 40, count: 1 });
  const email = (who: Who) => `access-${who}@example.com`;
  clients.visitor = shop.client();
  clients.guest = shop.client();
  await becomeGuest(clients.guest, { email: email('guest'), goods });
  clients.owner = await newCustomer(shop, email('owner'));
  clients.other = await newCustomer(shop, email('other'));
  clients.blocked = await newCustomer(shop, email('blocked'));
  const wanted = goods.map(({ variationId }) => ({ variationId, quantity: 2 }));
  order = await orderAsCustomer(shop, clients.owner, wanted, { isSent: true });
  await shop.query('update customer set is_blocked = true where email = $1', [email('blocked')]);
  const password = 'blaue Wand, weiße Decke';
  const operator = { email: email('operator'), name: 'Olga Grau', password };
  await createOperator({ pool: shop.pool, now: () => new Date() }, operator);
  clients.operator = shop.client();
  await clients.operator.post('/operator/login', {
    intent: 'password',
    email: operator.email,
    password,
  });
  [{ address }] = (await shop.query<{ address: number }>(
    `select min(a.id)::int as address from address a join customer c on c.id = a.customer_id
      where c.email = $1 and a.type_id = 2`,
    [email('owner')],
  )) as [{ address: number }];
});

/** What everybody is answered, in the order of `WHO`. */
async function answers(ask: (client: ShopClient) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (const who of WHO) statuses.push((await ask(clients[who])).status);
  return statuses.join(' ');
}

const place = (path: string) =>
  path.replace('{order}', String(order.id)).replace('{key}', order.accessKey);

test.each([
  // visitor, guest, owner, other, blocked, operator
  ['/my-account', '302 302 200 200 302 302'],
  ['/my-account/my-orders', '302 302 200 200 302 302'],
  ['/my-account/my-orders/{order}', '302 302 200 404 302 302'],
  ['/my-account/returns', '302 302 200 200 302 302'],
  ['/my-account/new-return/{order}/{key}', '302 302 200 404 302 302'],
  ['/my-account/wishlist', '302 302 200 200 302 302'],
  ['/my-account/shipping-details', '302 302 200 200 302 302'],
  ['/my-account/billing-details', '302 302 200 200 302 302'],
  ['/my-account/personal-data', '302 302 200 200 302 302'],
  ['/my-account/personal-data/download', '302 302 200 200 302 302'],
  ['/my-account/delete-account', '302 302 200 200 302 302'],
  // An order of an account asks for its log-in, with the key too.
  ['/confirmation/{order}/{key}', '302 302 200 404 302 302'],
  ['/confirmation/{order}/{key}/order-again', '302 302 200 302 302 302'],
  ['/confirmation/{order}/{key}/documents/1.pdf', '302 302 200 302 302 302'],
  // Only the guest has something in the cart.
  ['/checkout', '303 200 303 303 303 303'],
  ['/login', '200 200 302 302 200 200'],
  ['/register', '200 200 302 302 200 200'],
  ['/newsletter/settings', '200 200 200 200 200 200'],
  ['/operator', '303 303 303 303 303 200'],
  ['/operator/edit', '303 303 303 303 303 200'],
  ['/operator/preview', '303 303 303 303 303 200'],
  ['/operator/presence', '401 401 401 401 401 200'],
])('GET %s: %s', async (path, expected) => {
  expect(await answers((client) => client.get(place(path)))).toBe(expected);
});

test.each([
  ['/my-account', { variationId: '1', stated: '', note: 'x' }, '302 302 404 404 302 302'],
  ['/my-account/delete-account', { password: 'x' }, '302 302 422 422 302 302'],
  ['/my-account/new-return/{order}/{key}', { note: 'x' }, '302 302 400 404 302 302'],
  ['/operator', { intent: 'tour' }, '303 303 303 303 303 303'],
  ['/operator/edit', { intent: 'publish' }, '303 303 303 303 303 303'],
])('POST %s %j: %s', async (path, fields, expected) => {
  expect(await answers((client) => client.post(place(path), fields))).toBe(expected);
});

test('an address is changed by nobody but its customer', async () => {
  const path = '/my-account/shipping-details';
  const kept = () => shop.query('select * from address where id = $1', [address]);
  const before = await kept();
  for (const intent of ['delete', 'primary']) {
    const form = { intent, addressId: String(address) };
    for (const who of WHO.filter((each) => each !== 'owner')) {
      const { status } = await clients[who].post(path, form);
      expect(status, `${who} ${intent}`).toBe(who === 'other' ? 404 : 302);
    }
  }
  expect(await kept()).toEqual(before);
  const form = { intent: 'delete', addressId: String(address) };
  expect((await clients.owner.post(path, form)).status).toBe(303);
  expect(await kept()).toEqual([]);
});

test('what was answered to others has changed nothing of the order', async () => {
  expect(await shop.query('select 1 from orders where type_id <> 1')).toEqual([]);
  expect(await shop.query('select status from orders')).toEqual([{ status: 'shipped' }]);
});
