import { beforeAll, expect, test } from 'vitest';
import { plainGoods, type Goods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder } from '../support/guest';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
let goods: Goods;

beforeAll(async () => {
  [goods] = (await plainGoods(shop, { free: 10, count: 1 })) as [Goods];
});

const referrersOf = async (email: string) =>
  (
    await shop.query<{ id: number }>('select referrer_id as id from orders where email = $1', [
      email,
    ])
  ).map(({ id }) => id);

test('the referrer is stored for the visit and with the order', async () => {
  const email = 'hergefuehrt@example.com';
  const client = shop.client();
  // Twice: the second answer is the cached page.
  await shop.client().get('/?ReferrerID=12');
  const landing = await client.get('/?ReferrerID=12');
  expect(landing.headers.getSetCookie().join()).toMatch(/^referrer_id=12; Path=\/; HttpOnly/);
  await client.get('/');
  await becomeGuest(client, { email, goods: [goods] });
  const placed = await placeOrder(client, await orderForm(client));
  expect(orderNumber(placed)).not.toBeNull();
  expect(await referrersOf(email)).toEqual([12]);
});

test('a visit without a referrer has no cookie, and its order the number of the shop', async () => {
  const email = 'von-selbst@example.com';
  const client = shop.client();
  expect((await client.get('/')).headers.getSetCookie()).toEqual([]);
  await becomeGuest(client, { email, goods: [goods] });
  await placeOrder(client, await orderForm(client));
  expect(await referrersOf(email)).toEqual([1]);
});
