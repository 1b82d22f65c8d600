import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isRemoteAway } from '~/services/remote/upstream/remote-failure';
import { contractClient } from './contract-client';

const ORIGIN = 'http://shop.example';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const asked: { method: string; url: string; headers: Headers; body: string }[] = [];

/** The server gives these answers in turn; the last one permanently. */
function answers(...given: (() => Response)[]) {
  asked.length = 0;
  server.use(
    http.all(`${ORIGIN}/*`, async ({ request }) => {
      const { method, headers, url } = request;
      asked.push({ method, url, headers, body: await request.text() });
      return given[Math.min(asked.length, given.length) - 1]!();
    }),
  );
}

const call = (operation: string, argument?: unknown, headers = {}) =>
  contractClient({ origin: ORIGIN, log: vi.fn() }).call({ operation, argument, headers });
const json = (body: object, status = 200) => HttpResponse.json(body, { status });

test('a write is sent by POST, its argument in a list, without any key; a read by GET', async () => {
  answers(() =>
    HttpResponse.json(
      { data: { id: 5 }, meta: { more: 1 } },
      { headers: { 'set-cookie': 'plentyID=abc', 'x-csrf-token': 't' } },
    ),
  );
  const reply = await call('doAddCartItems', [{ productId: 7 }], { locale: 'de' });
  expect(reply).toEqual({
    data: { id: 5 },
    refusal: null,
    cookies: ['plentyID=abc'],
    csrfToken: 't',
  });
  const [{ method, url, headers, body }] = asked as [(typeof asked)[0]];
  expect([method, url, body]).toEqual([
    'POST',
    `${ORIGIN}/plentysystems/doAddCartItems`,
    '[[{"productId":7}]]',
  ]);
  expect(headers.get('locale')).toBe('de');
  expect([...headers.keys()].filter((name) => name.includes('key'))).toEqual([]);
  await call('getCart');
  const read = asked[1]!;
  expect([read.method, read.url]).toEqual(['GET', `${ORIGIN}/plentysystems/getCart?body=%5B%5D`]);
  expect(read.headers.get('cache-control')).toBe('no-cache');
});

test('a read is retried when that may help, a write never', async () => {
  answers(
    () => json({}, 503),
    () => json({ data: [] }),
  );
  expect((await call('getCategoryTree')).data).toEqual([]);
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET']);
  answers(() => json({}, 503));
  await expect(call('doPlaceOrder')).rejects.toSatisfy(isRemoteAway);
  expect(asked).toHaveLength(1);
});

test.each([
  ['what is somebody’s', 'getOrder', { orderId: 7, accessKey: 'k' }],
  ['what is searched', 'getSearch', { term: 'Farbe' }],
  [
    'what is too long for an address',
    'getProductsByIds',
    { variationIds: Array(900).fill(10_001) },
  ],
])('a read with %s is sent in a body, and no POST is sent twice', async (_, name, argument) => {
  answers(() => json({}, 503));
  await expect(call(name, argument)).rejects.toSatisfy(isRemoteAway);
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', JSON.stringify([argument])],
  ]);
});

test.each<[string, Response, object]>([
  [
    'in an envelope',
    json(
      {
        data: { key: 'coupon.notFound', message: 'Not here', errors: { code: 'X' } },
        error: { code: 1070, message: 'No' },
      },
      400,
    ),
    { key: 'coupon.notFound', code: 1070, cause: { code: 'X' }, message: 'Not here' },
  ],
  [
    'at the top, as an error of the server',
    json({ key: 'cart.addToBasket.notEnoughStock', code: '111', message: 'x', cause: null }, 500),
    { key: 'cart.addToBasket.notEnoughStock', code: 111, message: 'x' },
  ],
  [
    'with a message alone',
    json({ errorMessage: 'Plain words' }, 400),
    { key: 'customError', code: 400, message: 'Plain words' },
  ],
  [
    'with a message alone, as an error of the server',
    json({ errorMessage: 'Plain words' }, 500),
    { key: 'customError', code: 500, message: 'Plain words' },
  ],
  ['by a number alone', json({ error: { code: 1332 } }, 500), { key: 'couponExpired', code: 1332 }],
  [
    'with a message without a key',
    json({ error: { code: 422, message: 'x' } }, 422),
    { key: 'unknownError', message: 'unknownError' },
  ],
  ['with status 200', json({ data: null, error: { code: 5 } }), { code: 5 }],
  ['an operation it has not', new Response('no', { status: 404 }), { key: 'shop.notOffered' }],
])('a refusal %s has its key, its number and its message', async (_, answer, refusal) => {
  answers(() => answer.clone());
  expect((await call('doAddCoupon', {})).refusal).toMatchObject(refusal);
});

test.each<[string, Response, boolean]>([
  ['a server in trouble', json({ key: 'unknownError', code: 503 }, 503), true],
  ['a fault of its own', json({ key: 'unknownError', code: 500, message: 'SQL' }, 500), false],
  ['too many calls', json({ error: { code: 429 } }, 429), true],
  ['a page', new Response('<html>'), false],
  ['a page of a gate', new Response('<html>', { status: 403 }), false],
])('%s is no refusal', async (_, answer, away) => {
  answers(() => answer.clone());
  await expect(call('doAddCoupon', {})).rejects.toSatisfy((error) => isRemoteAway(error) === away);
});

test('a failure carries the message of the server, or else the text of its status (8.11)', async () => {
  answers(() => json({ message: 'no coffee' }, 500));
  await expect(call('doAddCoupon', {})).rejects.toThrow(/: 500 no coffee$/);
  answers(() => new Response('<html>', { status: 500, statusText: 'Broken' }));
  await expect(call('doAddCoupon', {})).rejects.toThrow(/: 500 Broken$/);
});
