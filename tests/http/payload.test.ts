import { beforeAll, expect, test } from 'vitest';
import { putInCart } from '../support/guest';
import { plainGoods } from '../support/goods';
import { cataloguePaths } from '../support/page-paths';
import type { ShopClient } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
let visitor: ShopClient;

beforeAll(async () => {
  const [goods] = await plainGoods(shop, { free: 10, count: 1 });
  visitor = shop.client();
  await putInCart(visitor, goods!.variationId, 3);
});

test.each([
  ['', 'home', 'layouts/default'],
  ['/en', 'en/home', 'en/layouts/default'],
])('the payload of the home page under "%s" is its loader data', async (prefix, page, layout) => {
  const answer = await shop.client().get(`${prefix}/_payload.json`);
  expect(answer.headers.get('content-type')).toBe('application/json');
  const payload = JSON.parse(answer.html) as Record<string, unknown>;
  expect(Object.keys(payload)).toEqual(expect.arrayContaining(['root', layout, page]));
});

test('the payload of a cached page contains nothing of the requesting visitor', async () => {
  const { category } = await cataloguePaths(shop.server.origin, '');
  const path = `${category}/_payload.json?page=1`;
  const [own, anybody] = [await visitor.get(path), await shop.client().get(path)];
  expect(own.html).toBe(anybody.html);
  expect(JSON.parse(own.html)).toMatchObject({ 'catch-all': { kind: 'category' } });
});

test.each(['/cart', '/my-account', '/no-such-page'])('%s has no payload', async (path) => {
  expect((await visitor.get(`${path}/_payload.json`)).status).toBe(404);
});
