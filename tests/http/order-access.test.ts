import { beforeAll, describe, expect, test } from 'vitest';
import { COUNTED_TRIES } from '../support/counted-tries';
import { plainGoods, type Goods } from '../support/goods';
import { ADDRESS, becomeGuest, orderForm, placeOrder, putInCart } from '../support/guest';
import { useSharedShop } from '../support/use-shop';
import type { ShopPage } from '../support/shop-client';
import { words } from '../support/words';

const shop = useSharedShop();
let goods: Goods;

beforeAll(async () => {
  [goods] = (await plainGoods(shop, { free: 40, count: 1 })) as [Goods];
});

type TestOrder = { path: string; number: string; key: string; placed: ShopPage; token: string };

let orders = 0;
async function order(): Promise<TestOrder> {
  orders += 1;
  const client = shop.client();
  await becomeGuest(client, { email: `access-${orders}@example.com`, goods: [goods] });
  const placed = await placeOrder(client, await orderForm(client));
  const path = new URL(placed.headers.get('location')!, placed.url).pathname;
  const [, , number = '', key = ''] = path.split('/');
  expect((await client.get(path)).status).toBe(200);
  return { path, number, key, placed, token: client.cookie('shop_session')! };
}

describe('the link of an order', () => {
  test('opens it only with the right key; a wrong one is like an unknown order', async () => {
    const [mine, other] = [await order(), await order()];
    const client = shop.client();
    const unknown = await client.get(`/confirmation/999999/${mine.key}`);
    expect(unknown.status).toBe(404);
    expect((await client.post(`/confirmation/999999/${mine.key}`, {})).status).toBe(404);
    expect((await client.post('/offer/1/abc', { postcode: '' })).status).toBe(404);
    for (const key of ['A'.repeat(43), other.key, mine.key.slice(0, -1), 'x']) {
      const wrong = await client.get(`/confirmation/${mine.number}/${key}`);
      expect(wrong.status).toBe(404);
      expect(wrong.text('main')).toBe(unknown.text('main'));
      expect(wrong.html).not.toContain(ADDRESS.city);
    }
  });

  test('is not cached, not indexed, not sent to other sites', async () => {
    const { path } = await order();
    const page = await shop.client().get(path);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    const canonical =
      page.document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect(canonical).not.toContain(path.split('/')[3]);
  });

  test.each([
    ['postcode', ADDRESS.zipCode],
    ['postcode', ' 10 623 '],
    ['name', 'gross-łukasz'],
  ])('on another device requires a proof: %s "%s"', async (field, proof) => {
    const { path } = await order();
    const device = shop.client();
    const asked = await device.get(path);
    expect(asked.status).toBe(200);
    expect(asked.html).not.toContain(ADDRESS.city);
    expect(asked.text('main form')).toContain(words('de', 'common.requiredHint'));
    const answer = await device.post(path, { [field]: proof });
    expect(answer.status).toBe(303);
    expect((await device.follow(answer)).text('main')).toContain(ADDRESS.city);
    expect((await shop.client().get(path)).html).not.toContain(ADDRESS.city);
  });

  test('accepts ten proofs a day with its link, whatever address they claim to come from', async () => {
    const { path } = await order();
    const device = shop.client();
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await device.post(path, { postcode: `0000${tries}` }, forwarded(tries));
      expect(answer.errorCodes()).toEqual(['order.softLoginFailed']);
    }
    const right = await device.post(path, { postcode: ADDRESS.zipCode }, forwarded(11));
    expect(right.errorCodes()).toEqual(['security.tooManyRequests']);
    expect(right.html).not.toContain(ADDRESS.city);
  });

  test('is in no line of the log, nor is the buyer', async () => {
    const { path, key, token } = await order();
    await shop.client().get(path);
    await shop.client().get(`/en${path}.data`);
    const log = await shop.log();
    expect(log).toMatch(/"path":"\/confirmation\/\d+\/\*\*\*"/);
    for (const secret of [key, token, 'access-', ADDRESS.lastName, ADDRESS.zipCode]) {
      expect(log).not.toContain(secret);
    }
  });
});

test(
  'keys cannot be guessed on and on: too many tries are 429, not an error of the shop',
  COUNTED_TRIES,
  async () => {
    const { number } = await order();
    const client = shop.client();
    const statuses = new Set<number>();
    for (let tries = 0; tries < 70; tries += 1) {
      const { status, headers } = await client.get(`/confirmation/${number}/guess${tries}`);
      statuses.add(status);
      expect(Number(headers.get('retry-after')) > 0).toBe(status === 429);
    }
    expect([...statuses]).toEqual([404, 429]);
  },
);

test('coupon codes cannot be guessed indefinitely', async () => {
  const client = shop.client();
  await putInCart(client, goods.variationId);
  const codes: string[] = [];
  for (let tries = 0; tries < 22; tries += 1) {
    const answer = await client.post(
      '/cart',
      { intent: 'coupon', couponCode: `RATEN${tries}` },
      forwarded(tries),
    );
    codes.push(answer.errorCodes().join());
  }
  expect(new Set(codes.slice(0, 20))).toEqual(new Set(['coupon.unknownOrUsed']));
  expect(new Set(codes.slice(20))).toEqual(new Set(['security.tooManyRequests']));
});

function forwarded(index: number): Record<string, string> {
  return { 'X-Forwarded-For': `203.0.113.${index}`, 'X-Real-IP': `203.0.113.${index}` };
}
