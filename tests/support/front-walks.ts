import { expect } from 'vitest';
import { CUSTOMER_PASSWORD, logIn, register } from './customer';
import { plainGoods } from './goods';
import { ADDRESS, becomeGuest, orderForm, orderNumber, placeOrder, putInCart } from './guest';
import type { TestShop } from './shop';
import { ShopClient, type ShopForm } from './shop-client';
import type { TestServer } from './start-server';
import { words } from './words';

/** A front, which visitors use, and its upstream. */
export type Pair = { front: TestServer; upstream: TestShop };

/** A visitor of the front. */
export const visitorOf = ({ front }: Pair) => new ShopClient(front.origin);

/**
 * A guest is at the order button when the upstream ends: the front explains it and returns the
 * submitted form. After the restart of the shop the form of this page orders once.
 */
export async function buyThroughAFall(
  { front, upstream }: Pair,
  email: string,
): Promise<{ visitor: ShopClient; held: ShopForm; orderId: number }> {
  const visitor = visitorOf({ front, upstream });
  const goods = await plainGoods(upstream, { count: 1 });
  await becomeGuest(visitor, { email, goods, prefix: '/en' });
  const cart = await visitor.get('/en/cart');
  expect(cart.document.querySelectorAll('main .cart-line')).toHaveLength(1);
  const form = await orderForm(visitor, '/en/checkout');
  await upstream.server.kill9();

  const orderContactWish = 'Bitte "klingeln"';
  const away = await placeOrder(visitor, { ...form, fields: { ...form.fields, orderContactWish } });
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).not.toBeNull();
  expect(away.text('main')).toContain(words('en', 'serverErrorPages.remoteAway'));
  expect((await visitorOf({ front, upstream }).get('/de/cart')).status).toBe(503);
  const health = await fetch(`${front.origin}/healthz`);
  expect([health.status, await health.json()]).toMatchObject([200, { remote: false }]);
  expect(front.output()).toContain('Please check if the middleware is running');

  await upstream.restart();
  const held = away.form('main button');
  expect(held.fields.orderContactWish).toBe(orderContactWish);
  await expect.poll(async () => (await visitor.get('/en/cart')).status).toBe(200);
  const placed = await visitor.submit(held);
  const orderId = orderNumber(placed)!;
  expect(orderId).not.toBeNull();
  const page = await visitor.follow(placed);
  expect([page.status, page.text('main').includes(String(orderId))]).toEqual([200, true]);
  expect(await upstream.query('select id from orders where id = $1', [orderId])).toHaveLength(1);
  return { visitor, held, orderId };
}

/** A customer registers, orders, logs out; only the right password shows their orders. */
export async function findOrderInAccount(pair: Pair, email: string): Promise<void> {
  const customer = visitorOf(pair);
  await register(customer, email);
  const [paint] = await plainGoods(pair.upstream, { count: 1 });
  await putInCart(customer, paint!.variationId);
  const address = { ...ADDRESS, intent: 'shipping-address', addressKind: 'shipping-address' };
  await customer.post('/checkout', { ...address, useAsBilling: 'on' });
  const orderId = orderNumber(await placeOrder(customer, await orderForm(customer)));
  expect(orderId).not.toBeNull();
  const before = customer.cookie('shop_session');
  await customer.post('/api/logout', {});
  expect(customer.cookie('shop_session')).not.toBe(before);
  expect((await customer.get('/my-account/my-orders')).status).toBe(302);
  expect((await logIn(customer, email, { password: 'falsch' })).status).toBe(422);
  expect((await logIn(customer, email, { password: CUSTOMER_PASSWORD })).status).toBe(303);
  const orders = await customer.get('/my-account/my-orders');
  expect(orders.text('main')).toContain(String(orderId));
}
