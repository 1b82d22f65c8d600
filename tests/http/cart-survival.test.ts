import { beforeAll, expect, test } from 'vitest';
import { plainGoods, setFreeStock, type Goods } from '../support/goods';
import { patiently, putInCart } from '../support/guest';
import { useShop } from '../support/use-shop';
import type { ShopClient } from '../support/shop-client';

const shop = useShop();
let goods: Goods[];

beforeAll(async () => {
  goods = await plainGoods(shop, { free: 60, count: 2 });
});

test('a cart survives kill -9 and a restart', async () => {
  const client = await withTwoLines();
  await shop.server.kill9();
  await shop.restart();
  expect(await linesOf(client)).toEqual([3, 1]);
});

test('a cart is preserved when the visitor becomes a guest, under a new session token', async () => {
  const client = await withTwoLines();
  const before = client.cookie('shop_session');
  expect((await client.post('/guest/login', { email: 'gast@example.com' })).status).toBe(303);
  expect(client.cookie('shop_session')).not.toBe(before);
  expect(await linesOf(client)).toEqual([3, 1]);

  const old = shop.client();
  old.setCookie('shop_session', before!);
  expect(await linesOf(old)).toEqual([]);
});

test('a cart is the same in the other language, with its goods named in it', async () => {
  const client = await withTwoLines();
  const german = (await client.get('/cart')).text('.cart-lines');
  const switched = await client.post('/api/locale', { locale: 'en', path: '/cart' });
  expect(new URL(switched.headers.get('location')!, switched.url).pathname).toBe('/en/cart');
  const english = await client.follow(switched);
  expect(english.document.documentElement.lang).toBe('en');
  expect(await linesOf(client)).toEqual([3, 1]);
  expect(english.text('.cart-lines')).not.toBe(german);
});

test('a visit without a session, or with an invented one, begins a separate empty cart', async () => {
  const client = shop.client();
  client.setCookie('shop_session', 'A'.repeat(43));
  expect(await linesOf(client)).toEqual([]);
  await putInCart(client, goods[0]!.variationId);
  expect(client.cookie('shop_session')).not.toBe('A'.repeat(43));
  expect(await linesOf(client)).toEqual([1]);
});

test('fifty concurrent additions are fifty pieces', async () => {
  const client = shop.client();
  await putInCart(client, goods[1]!.variationId);
  const [{ variationId }] = goods as [Goods];
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => patiently(() => putInCart(client, variationId, 1))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect(await linesOf(client)).toEqual([1, 50]);
});

test('concurrent additions stop at the stock', async () => {
  const client = shop.client();
  const [{ variationId }, other] = goods as [Goods, Goods];
  await putInCart(client, other.variationId);
  await setFreeStock(shop, variationId, 7);
  await Promise.all(
    Array.from({ length: 20 }, () => patiently(() => putInCart(client, variationId, 1))),
  );
  expect(await linesOf(client)).toEqual([1, 7]);
  await setFreeStock(shop, variationId, 60);
});

async function withTwoLines(): Promise<ShopClient> {
  const client = shop.client();
  await putInCart(client, goods[0]!.variationId, 3);
  await putInCart(client, goods[1]!.variationId, 1);
  return client;
}

/** Quantities of the cart's lines in their order. */
async function linesOf(client: ShopClient): Promise<number[]> {
  const { document } = await client.get('/cart');
  const inputs = document.querySelectorAll<HTMLInputElement>('.cart-line input[name=quantity]');
  return [...inputs].map((input) => Number(input.value));
}
