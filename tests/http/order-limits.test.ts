import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainGoods, type Goods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder } from '../support/guest';
import { expectCleanLedger } from '../support/ledger';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
let goods: Goods;
let before: { value: object }[];

beforeAll(async () => {
  before = await shop.query(`select value from setting where key = 'orders'`);
  [goods] = (await plainGoods(shop, { free: 60, count: 1 })) as [Goods];
  await shop.query(
    `update setting set value = '{"ordersPerMailbox": {"perHour": 1, "perDay": 1}}'
     where key = 'orders'`,
  );
});

afterAll(async () => {
  for (const { value } of before)
    await shop.query(`insert into setting (key, value) values ('orders', $1)`, [value]);
});

test('one order too many for a mailbox is 429 with Retry-After, and the order can be made later', async () => {
  const email = 'limit@example.com';
  const first = shop.client();
  await becomeGuest(first, { email, goods: [goods] });
  expect(orderNumber(await placeOrder(first, await orderForm(first)))).not.toBeNull();

  const second = shop.client();
  await becomeGuest(second, { email, goods: [goods], prefix: '/en' });
  const form = await orderForm(second, '/en/checkout');
  const wish = { orderContactWish: 'Please ring twice' };
  const refused = await placeOrder(second, { ...form, fields: { ...form.fields, ...wish } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

  expect(refused.html).toContain('Please ring twice');

  // Cart and address are unchanged, and no stock is reserved for the missing order.
  const page = await second.get('/en/checkout');
  expect(page.status).toBe(200);
  expect(page.html).toContain('Groß-Łukasz');
  expect(page.html).toContain(email);
  const orders = await shop.query<{ count: number }>(
    'select count(*)::int as count from orders where email = $1',
    [email],
  );
  expect(orders).toEqual([{ count: 1 }]);
  await expectCleanLedger(shop);

  await shop.query(`delete from setting where key = 'orders'`);
  expect(
    orderNumber(await placeOrder(second, await orderForm(second, '/en/checkout'))),
  ).not.toBeNull();
});
