import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { CUSTOMER_PASSWORD, logIn, register } from '../support/customer';
import { plainGoods } from '../support/goods';
import {
  ADDRESS,
  becomeGuest,
  orderForm,
  orderNumber,
  placeOrder,
  putInCart,
} from '../support/guest';
import { startShop, type TestShop } from '../support/shop';
import { ShopClient } from '../support/shop-client';
import { freePort, startServer, type TestServer } from '../support/start-server';
import { words } from '../support/words';

/** Two instances, one in front of the other; visitors come to the front alone. */
const KEY = 'what only the front and the shop behind it know';
let behind: TestShop;
let front: TestServer;

beforeAll(async () => {
  const port = await freePort();
  behind = await startShop({
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    PLENTYSYSTEMS_KEY: KEY,
  });
  front = await startServer({
    port,
    env: { PLENTYSYSTEMS_URL: behind.server.origin, PLENTYSYSTEMS_KEY: KEY },
  });
});
afterAll(async () => {
  await front?.stop();
  await behind?.stop();
});

const client = (headers?: Record<string, string>) => new ShopClient(front.origin, headers);
const goods = () => plainGoods(behind, { count: 1 });

test('a guest buys while the shop behind is ended and started again, and loses nothing', async () => {
  const visitor = client();
  const [paint] = await goods();
  await becomeGuest(visitor, { email: 'gast@example.com', goods: [paint!] });
  const form = await orderForm(visitor, '/en/checkout');
  await behind.server.kill9();

  // Nobody knows it yet: what was typed comes back with the page that says so.
  const typed = { ...form.fields, orderContactWish: 'Bitte "klingeln"' };
  const away = await placeOrder(visitor, { ...form, fields: typed });
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).not.toBeNull();
  expect(away.text('main')).toContain(words('en', 'serverErrorPages.remoteAway'));
  expect((await client().get('/de/cart')).status).toBe(503);
  expect((await fetch(`${front.origin}/healthz`)).status).toBe(200);
  expect(front.output()).toContain('Please check if the middleware is running');

  await behind.restart();
  const held = away.form('main button');
  expect(held.fields.orderContactWish).toBe('Bitte "klingeln"');
  await expect.poll(async () => (await visitor.get('/de/cart')).status).toBe(200);
  const placed = await visitor.submit(held);
  const number = orderNumber(placed);
  expect(number).not.toBeNull();
  // Twice pressed is one order, here as there.
  expect(orderNumber(await visitor.submit(held))).toBe(number);
  const page = await visitor.follow(placed);
  expect([page.status, page.text('main').includes(String(number))]).toEqual([200, true]);
  const mail = await behind.mailTo('gast@example.com', new RegExp(String(number)));
  expect(mail.html).toContain(front.origin);
  const rows = await behind.query('select id from orders where id = $1', [number]);
  expect(rows).toHaveLength(1);
});

test('an account is made, left, found again, and has its order', async () => {
  const customer = client();
  await register(customer, 'kundin@example.com');
  await putInCart(customer, (await goods())[0]!.variationId);
  const address = { ...ADDRESS, intent: 'shipping-address', addressKind: 'shipping-address' };
  await customer.post('/checkout', { ...address, useAsBilling: 'on' });
  const number = orderNumber(await placeOrder(customer, await orderForm(customer)));
  expect(number).not.toBeNull();
  const before = customer.cookie('shop_session');
  await customer.post('/api/logout', {});
  expect(customer.cookie('shop_session')).not.toBe(before);
  expect((await logIn(customer, 'kundin@example.com', { password: 'falsch' })).status).toBe(422);
  expect(
    (await logIn(customer, 'kundin@example.com', { password: CUSTOMER_PASSWORD })).status,
  ).toBe(303);
  const orders = await customer.get('/my-account/my-orders');
  expect(orders.text('main')).toContain(String(number));
  // Each visitor is counted by their own address, not by that of the front.
  const [seen] = await behind.query<{ count: number }>(
    `select count(*)::int as count from rate_limit`,
  );
  expect(seen!.count).toBeGreaterThan(0);
});

test('what is published through the front stands on its next page', async () => {
  const account = { email: 'ada@example.com', name: 'Ada', password: 'blaue Wand, weiße Decke' };
  await createOperator({ pool: behind.pool, now: () => new Date() }, account);
  const ada = client();
  const { email, password } = account;
  await ada.post('/operator/login', { intent: 'password', email, password });
  const block = {
    name: 'TextCard',
    type: 'content',
    meta: { uuid: 'a' },
    content: { text: { title: 'Vorher' } },
  };
  await behind.query(`delete from block_document where identifier = 'index'`);
  await behind.query(
    `insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', 'de', $1)`,
    [JSON.stringify([block])],
  );
  await expect
    .poll(async () => (await ada.get('/operator/edit')).text('main'), {
      timeout: 90_000,
      interval: 1_000,
    })
    .toContain('Vorher');
  const kept = await client().get('/');
  expect(kept.status).toBe(200);
  await ada.post('/operator/edit', {
    intent: 'change',
    block: 'a',
    'text.title': 'Durch die Front',
  });
  expect((await client().get('/')).text('main')).not.toContain('Durch die Front');
  const published = await ada.post('/operator/edit', { intent: 'publish' });
  expect(published.status).toBe(303);
  expect((await client().get('/')).text('main')).toContain('Durch die Front');
});

test('nobody else may call the shop as a front does', async () => {
  const url = `${behind.server.origin}/plentysystems/operator/getCategoryTree`;
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(url, { headers: { 'x-plentysystems-key': `${KEY}.` } })).status).toBe(403);
  // A front has no front of its own.
  const own = await fetch(`${front.origin}/plentysystems/shop/getCart`, {
    headers: { 'x-plentysystems-key': KEY },
  });
  expect(own.status).toBe(404);
});
