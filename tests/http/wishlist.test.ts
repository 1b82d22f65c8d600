import { beforeAll, describe, expect, test } from 'vitest';
import { register } from '../support/customer';
import { plainGoods, type Goods } from '../support/goods';
import { cataloguePaths } from '../support/page-paths';
import type { ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();
let goods: Goods[];
let category: string;

beforeAll(async () => {
  goods = await plainGoods(shop, { free: 20, count: 3 });
  ({ category } = await cataloguePaths(shop.server.origin, ''));
});

const count = (page: ShopPage) =>
  page.document.querySelector('[data-wish-count]')?.getAttribute('data-wish-count');
const line = (page: ShopPage) => {
  const heart = page.document.querySelector('.product-buy .wish[form=wishes]');
  return ['name', 'value'].map((name) => heart?.getAttribute(name));
};
const hearts = (page: ShopPage) =>
  [...page.document.querySelectorAll('main .card .wish')].map((heart) =>
    heart.getAttribute('name'),
  );

describe.each(triedIn('en'))('the wishlist under "$prefix"', ({ prefix, lang }) => {
  test('begins empty, gets a product from its page, and removes it', async () => {
    const client = shop.client();
    const empty = await client.get(`${prefix}/wishlist`);
    expect(empty.status).toBe(200);
    expect(empty.text('main')).toContain(words(lang, 'wishlist.empty'));
    expect(client.cookie('shop_session')).toBeUndefined();

    const { itemId, variationId } = goods[0]!;
    const product = await client.get(`${prefix}/x_${itemId}_${variationId}`);
    const page = product.status === 301 ? await client.follow(product) : product;
    expect(line(page)).toEqual(['add', String(variationId)]);
    const added = await client.submit(page.form('#wishes'), { add: String(variationId) });
    expect(added.status).toBe(303);
    const back = await client.follow(added);
    expect(new URL(back.url).pathname).toBe(new URL(page.url).pathname);
    expect(back.text('#notices')).toContain(words(lang, 'notices.wishAdded'));
    expect(count(back)).toBe('1');
    expect(line(back)).toEqual(['remove', String(variationId)]);

    const list = await client.get(`${prefix}/wishlist`);
    expect(hearts(list)).toEqual(['remove']);
    expect(list.document.querySelector('.card a')!.getAttribute('href')).toMatch(
      new RegExp(`^${prefix}/p/${variationId}/[^/]+$`),
    );
    const removed = await client.submit(list.form('#wishes'), { remove: String(variationId) });
    expect(removed.headers.get('location')).toBe(`${prefix}/wishlist`);
    const after = await client.follow(removed);
    expect(after.text('#notices')).toContain(words(lang, 'notices.wishRemoved'));
    expect([count(after), hearts(after)]).toEqual(['0', []]);
  });

  test('says how long it stays only to a customer who has no account', async () => {
    const client = shop.client();
    await client.post('/api/wishlist', { add: String(goods[0]!.variationId) });
    const hint = async () => (await client.get(`${prefix}/wishlist`)).text('.wish-hint');
    const account = /Kundenkonto|customer account/;
    expect(await hint()).toMatch(account);
    await register(client, `wishes-${lang}@example.com`, { prefix });
    expect(hearts(await client.get(`${prefix}/wishlist`))).toEqual(['remove']);
    expect(await hint()).toBe('');
  });

  test('refuses an unknown product with the page and a code', async () => {
    const client = shop.client();
    for (const [fields, code] of [
      [{}, 'wishlist.unknown'],
      [{ add: '' }, 'wishlist.unknown'],
      [{ add: '-1' }, 'wishlist.unknown'],
      [{ add: '9'.repeat(50_000) }, 'wishlist.unknown'],
      [{ remove: 'x' }, 'wishlist.unknown'],
      [{ add: '2147483647' }, 'wishlist.variationNotFound'],
      [{ add: String(goods[0]!.variationId), quantity: '0' }, 'quantity.format'],
      [{ add: String(goods[0]!.variationId), quantity: '10000' }, 'quantity.maximum'],
    ] as const) {
      const answer = await client.post(`${prefix}/wishlist`, fields);
      expect([answer.status, answer.errorCodes()]).toEqual([422, [code]]);
      expect(answer.document.title).toContain(words(lang, 'common.errorTitlePrefix'));
    }
    expect(client.cookie('shop_session')).toBeUndefined();
  });
});

test('a wishlist stores and shows the quantity, on the wire too (3.158)', async () => {
  const client = shop.client();
  const { variationId } = goods[0]!;
  await client.post('/wishlist', { add: String(variationId), quantity: '3' });
  expect((await client.get('/wishlist')).text('main .card-facts')).toContain('Menge: 3');
  const wire = await client.get('/plentysystems/getWishlist');
  expect(JSON.parse(wire.html)).toMatchObject({
    data: [{ variation: { id: variationId }, quantity: 3 }],
  });
});

describe('hearts of a list', () => {
  test('are empty for everyone, and full for the visitor who pressed them', async () => {
    const client = shop.client();
    const first = await client.get(category);
    expect(new Set(hearts(first))).toEqual(new Set(['add']));
    const heart = first.document.querySelector('main .card .wish')!;
    const id = heart.getAttribute('value')!;
    const answer = await client.submit(first.form('#wishes'), { add: id });
    expect(answer.headers.get('location')).toBe(category);
    await client.follow(answer);
    const own = await client.get(category);
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    expect(hearts(own).filter((name) => name === 'remove')).toHaveLength(1);
    expect(
      own.document.querySelector(`main .wish[name=remove][value="${id}"]`)?.textContent,
    ).toMatch(new RegExp(`^${words('de', 'catalogue.wishRemove')}: .`));
    expect(count(own)).toBe('1');
    const others = await shop.client().get(category);
    expect(new Set(hearts(others))).toEqual(new Set(['add']));
    expect(count(others)).toBe('0');
  });

  test('never redirect to another site', async () => {
    const { variationId } = goods[1]!;
    for (const redirectTo of ['https://evil.example/', '//evil.example', '/\t/evil.example']) {
      const answer = await shop
        .client()
        .post('/wishlist', { add: String(variationId), redirectTo });
      expect(answer.headers.get('location')).toBe('/wishlist');
    }
  });

  test('the form sent twice adds once', async () => {
    const client = shop.client();
    const fields = { add: String(goods[2]!.variationId) };
    await client.post('/wishlist', fields);
    await client.post('/wishlist', fields);
    expect(hearts(await client.get('/wishlist'))).toEqual(['remove']);
  });
});

describe('for the script of the shop pages', () => {
  test('the answer names the changes', async () => {
    const { variationId } = goods[0]!;
    const client = shop.client({ Referer: `${shop.server.origin}/en/x` });
    const answer = await client.post('/api/wishlist', { add: String(variationId) });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.html)).toEqual({
      notices: [{ type: 'positive', lines: [words('en', 'notices.wishAdded')] }],
      done: {
        variationId,
        count: 1,
        next: { field: 'remove', word: words('en', 'catalogue.wishRemove') },
        former: { field: 'add', word: words('en', 'catalogue.wishAdd') },
      },
    });
    const refused = await client.post('/api/wishlist', { add: 'x' });
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.html).notices).toHaveLength(1);
    expect((await client.get('/api/wishlist')).status).toBe(405);
  });
});
