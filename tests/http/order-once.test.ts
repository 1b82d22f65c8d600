import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCoupon, plainGoods, setFreeStock, setPrice, type Goods } from '../support/goods';
import {
  becomeGuest,
  orderForm,
  orderNumber,
  patiently,
  placeOrder,
  putInCart,
} from '../support/guest';
import { inTurns } from '../support/in-turns';
import { expectCleanLedger } from '../support/ledger';
import { useSharedShop } from '../support/use-shop';
import type { ShopClient } from '../support/shop-client';
import { amount, words } from '../support/words';

const shop = useSharedShop();
let goods: Goods;

beforeAll(async () => {
  [goods] = (await plainGoods(shop, { free: 60, count: 1 })) as [Goods];
});
afterEach(() => expectCleanLedger(shop));

let guests = 0;
let email: string;
let client: ShopClient;

beforeEach(async () => {
  guests += 1;
  email = `once-${guests}@example.com`;
  client = shop.client();
  await becomeGuest(client, { email, goods: [goods] });
});

describe('the same order button', () => {
  test('pressed twenty times concurrently orders once', async () => {
    const form = await orderForm(client);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => patiently(() => placeOrder(client, form))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const numbers = new Set(answers.map(orderNumber));
    expect(numbers.size).toBe(1);
    expect(await orders()).toEqual([...numbers]);
    expect((await client.follow(answers.at(-1)!)).status).toBe(200);
  });

  test('pressed again after the back button leads to the first order with a message', async () => {
    const form = await orderForm(client);
    const first = orderNumber(await placeOrder(client, form));
    const repeated = await placeOrder(client, form);
    expect(orderNumber(repeated)).toBe(first);
    const page = await client.follow(repeated);
    expect(page.text('#notices')).toContain(words('de', 'checkout.alreadyOrdered'));
    expect(await orders()).toEqual([first]);
  });

  test('still leads there when the next cart has goods', async () => {
    const form = await orderForm(client);
    const first = orderNumber(await placeOrder(client, form));
    await putInCart(client, goods.variationId);
    expect(orderNumber(await placeOrder(client, form))).toBe(first);
    expect(await orders()).toEqual([first]);
    const cart = await client.get('/cart');
    expect(cart.document.querySelectorAll('.cart-line')).toHaveLength(1);
  });

  test('in two tabs orders once', async () => {
    const [one, other] = [await orderForm(client), await orderForm(client)];
    expect(one.fields.attemptId).not.toBe(other.fields.attemptId);
    const answers = await Promise.all([placeOrder(client, one), placeOrder(client, other)]);
    const numbers = new Set(answers.map(orderNumber));
    expect(numbers.size).toBe(1);
    expect(await orders()).toEqual([...numbers]);
  });

  test('has no effect for another visitor', async () => {
    const form = await orderForm(client);
    const stranger = shop.client();
    await becomeGuest(stranger, { email: `stranger-${email}`, goods: [goods] });
    const answer = await placeOrder(stranger, form);
    expect(answer.status).toBe(422);
    expect(await orders()).toEqual([]);
  });
});

test('a price that changed before the click is shown beside the old one, and nothing is ordered', async () => {
  const form = await orderForm(client);
  const before = Number(form.fields.shownTotal);
  const price = await priceNow();
  await setPrice(shop, goods.variationId, price + 111);
  const refused = await placeOrder(client, form);
  expect(refused.status).toBe(422);
  expect(await orders()).toEqual([]);
  const change = refused.text('[data-price-change]');
  expect(change).toContain(amount(before, 'de'));
  expect(change).toContain(amount(before + 111, 'de'));
  expect(refused.document.querySelectorAll('button[value=place]')).toHaveLength(1);

  const renewed = refused.form('button[value=place]');
  const number = orderNumber(await client.submit(renewed, { terms: 'on' }));
  expect(number).not.toBeNull();
  const [order] = await shop.query<{ total: number }>(
    'select total::int from orders where id = $1',
    [number],
  );
  expect(order!.total).toBe(before + 111);
  await setPrice(shop, goods.variationId, price);
});

test('a cart changed in another tab is shown again before it is ordered', async () => {
  const form = await orderForm(client);
  await putInCart(client, goods.variationId);
  const refused = await placeOrder(client, form);
  expect(refused.status).toBe(422);
  expect(refused.text('main')).toContain(amount(Number(form.fields.shownTotal), 'de'));
  expect(await orders()).toEqual([]);
});

test('goods sold meanwhile are named, with the remaining stock', async () => {
  await becomeGuest(client, { email, goods: [{ variationId: goods.variationId, quantity: 4 }] });
  const form = await orderForm(client);
  await setFreeStock(shop, goods.variationId, 3);
  const refused = await placeOrder(client, form);
  expect(refused.status).toBe(422);
  expect(refused.text('[data-notice=warning]')).toMatch(/\b3\b/);
  expect(await orders()).toEqual([]);
  await setFreeStock(shop, goods.variationId, 60);
});

test('a coupon used up meanwhile is reported, and the order waits for another click', async () => {
  await addCoupon(shop, 'EINMAL', 1);
  await client.post('/cart', { intent: 'coupon', couponCode: 'EINMAL' });
  const form = await orderForm(client);

  const faster = shop.client();
  await becomeGuest(faster, { email: `faster-${email}`, goods: [goods] });
  await faster.post('/cart', { intent: 'coupon', couponCode: 'EINMAL' });
  expect(orderNumber(await placeOrder(faster, await orderForm(faster)))).not.toBeNull();

  const refused = await placeOrder(client, form);
  expect(refused.status).toBe(422);
  expect(refused.text('main')).toContain(words('de', 'checkout.couponChanged'));
  expect(await orders()).toEqual([]);
  const renewed = refused.form('button[value=place]');
  expect(Number(renewed.fields.shownTotal)).toBeGreaterThan(Number(form.fields.shownTotal));
  expect(orderNumber(await client.submit(renewed, { terms: 'on' }))).not.toBeNull();
});

test('a coupon for one order is redeemed once by twenty concurrent orders', async () => {
  await addCoupon(shop, 'EINZIG', 1);
  // One after the other: a front end waits nine seconds for the upstream shop, and no longer.
  const rivals = await inTurns(20, 4, async (index) => {
    const rival = shop.client();
    await becomeGuest(rival, { email: `rival-${index}@example.com`, goods: [goods] });
    await rival.post('/cart', { intent: 'coupon', couponCode: 'EINZIG' });
    return { rival, form: await orderForm(rival) };
  });
  const answers = await Promise.all(
    rivals.map(({ rival, form }) => patiently(() => placeOrder(rival, form))),
  );
  expect(answers.filter((answer) => orderNumber(answer) !== null)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  const [coupon] = await shop.query<{ used: number }>(
    `select used from coupon where code = 'EINZIG'`,
  );
  expect(coupon!.used).toBe(1);
});

test('amounts sent by the client are ignored, and another total than the displayed one orders nothing', async () => {
  const form = await orderForm(client);
  const cheap = { total: '1', price: '0', shippingAmount: '-500' };
  const lied = { ...form.fields, ...cheap, shownTotal: '1' };
  const refused = await placeOrder(client, { ...form, fields: lied });
  expect(refused.status).toBe(422);
  expect(refused.text('[data-price-change]')).toContain(
    amount(Number(form.fields.shownTotal), 'de'),
  );
  expect(await orders()).toEqual([]);

  const forged = { ...form.fields, quoteHash: 'A'.repeat(43) };
  expect((await placeOrder(client, { ...form, fields: forged })).status).toBe(422);
  expect(await orders()).toEqual([]);

  const placed = await placeOrder(client, { ...form, fields: { ...form.fields, ...cheap } });
  const [order] = await shop.query<{ total: number }>(
    'select total::int from orders where id = $1',
    [orderNumber(placed)],
  );
  expect(order!.total).toBe(Number(form.fields.shownTotal));
});

test.each(['', 'off', 'false', '0'])('terms="%s" orders nothing', async (terms) => {
  const form = await orderForm(client);
  const answer = await placeOrder(client, { ...form, fields: { ...form.fields, terms } });
  expect(answer.status).toBe(422);
  expect(answer.errorCodes()).toContain('terms.required');
  expect(await orders()).toEqual([]);
});

async function orders(): Promise<number[]> {
  const rows = await shop.query<{ id: number }>('select id from orders where email = $1', [email]);
  return rows.map(({ id }) => id);
}

async function priceNow(): Promise<number> {
  const [row] = await shop.query<{ price: number }>(
    `select price::int from variation_price
     where variation_id = $1 and kind = 'default' and minimum_quantity = 1`,
    [goods.variationId],
  );
  return row!.price;
}
