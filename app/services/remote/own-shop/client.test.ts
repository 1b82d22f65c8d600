import { Agent } from 'node:http';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { plentysystemsClient, type RemoteOptions } from './client';
import {
  CONNECTION_REFUSED,
  isRemoteAway,
  RemoteFailure,
} from '~/services/remote/upstream/remote-failure';

const ORIGIN = 'http://shop.example';
const KEY = 'a key of more than thirty-two characters';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const log = vi.fn();
const client = (options: Partial<RemoteOptions> = {}) =>
  plentysystemsClient({ origin: ORIGIN, key: KEY, log, ...options });

type Answer = () => Response | Promise<Response>;
const asked: { method: string; url: URL; headers: Headers; body: string }[] = [];

/** The upstream shop gives these answers in turn; the last one permanently. */
function answers(...given: Answer[]) {
  asked.length = 0;
  server.use(
    http.all(`${ORIGIN}/*`, async ({ request }) => {
      const { method, headers } = request;
      asked.push({ method, url: new URL(request.url), headers, body: await request.text() });
      return given[Math.min(asked.length, given.length) - 1]!();
    }),
  );
}

const well = (data: unknown = null) => HttpResponse.json({ data, meta: { tags: ['item:1'] } });
const failed = (status: number) => HttpResponse.json({ message: 'no words' }, { status });
const read = { path: 'shop/getCart', args: [], kind: 'read' } as const;
const write = { path: 'shop/doAddCartItem', args: [{ variationId: 7 }], kind: 'write' } as const;

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error as RemoteFailure,
  );

test('a read is sent by GET, with the visitor’s cookies', async () => {
  answers(() => well({ total: 5 }));
  const reply = await client().call({
    path: 'shop/getFacet',
    args: [{ page: 2 }],
    kind: 'read',
    headers: { locale: 'de', cookie: 'shop_session=abc', 'x-csrf-token': 't' },
  });
  expect(reply).toMatchObject({ data: { total: 5 }, refusal: null, meta: { tags: ['item:1'] } });
  const [{ method, url, headers }] = asked as [(typeof asked)[0]];
  expect([method, url.pathname]).toEqual(['GET', '/plentysystems/shop/getFacet']);
  expect(JSON.parse(url.searchParams.get('body')!)).toEqual([{ page: 2 }]);
  expect(Object.fromEntries(headers)).toMatchObject({
    locale: 'de',
    cookie: 'shop_session=abc',
    'x-csrf-token': 't',
    'x-plentysystems-key': KEY,
  });
});

test('arguments that must not be logged are sent in a body, even for a read', async () => {
  answers(() => well());
  const args = [{ id: 5, accessKey: 'geheim' }];
  await client().call({ path: 'shop/getOrder', args, kind: 'read' });
  expect(asked.map(({ method, url, body }) => [method, url.search, body])).toEqual([
    ['POST', '', JSON.stringify(args)],
  ]);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])('%d: a read is retried', async (status) => {
  answers(() => failed(status), well);
  expect((await client().call(read)).data).toBeNull();
  expect(asked).toHaveLength(2);
});

test.each([400, 404, 422])('%d: it is not retried', async (status) => {
  answers(() => failed(status));
  await failureOf(client().call(read));
  expect(asked).toHaveLength(1);
});

test.each([408, 409, 429, 500, 503])('%d: a write is never sent twice', async (status) => {
  answers(() => failed(status), well);
  await failureOf(client().call(write));
  expect(asked.map(({ method }) => method)).toEqual(['POST']);
});

test('nor is a write with a lost answer', async () => {
  answers(() => HttpResponse.error());
  expect(isRemoteAway(await failureOf(client().call(write)))).toBe(true);
  expect(asked).toHaveLength(1);
});

test('an HTTP failure has status, URL, method and message, and none of the sent data', async () => {
  answers(() => failed(500));
  const failure = await failureOf(client().call({ ...write, args: [{ note: 'geheim' }] }));
  const url = `${ORIGIN}/plentysystems/shop/doAddCartItem`;
  expect(failure).toMatchObject({ status: 500, url, method: 'POST' });
  expect(failure.message).toBe(`[POST] ${url}: 500 no words`);
  answers(() => new HttpResponse('', { status: 502, statusText: 'Bad Gateway' }));
  const away = await failureOf(client().call(write));
  expect([away.message, isRemoteAway(away)]).toEqual([`[POST] ${url}: 502 Bad Gateway`, true]);
});

test('connection refused: the message names the middleware', async () => {
  server.close();
  const refused = client({ origin: 'http://127.0.0.1:9', agent: new Agent() });
  const failure = await failureOf(refused.call(write));
  server.listen({ onUnhandledRequest: 'error' });
  expect(failure.message).toContain(CONNECTION_REFUSED);
  expect([failure.status, isRemoteAway(failure)]).toEqual([null, true]);
  expect(CONNECTION_REFUSED).toBe(
    'Please check if the middleware is running and is accessible by frontend app',
  );
});

test('an answer that is too late is none', async () => {
  answers(async () => {
    await delay(5_000);
    return well();
  });
  const failure = await failureOf(client({ totalMs: 100 }).call(read));
  expect(failure.message).toContain('no answer within 100 ms');
});

test.each([
  ['a page', () => HttpResponse.html('<p>Wartung</p>')],
  ['half an answer', () => new HttpResponse('{"data":{"tot')],
  ['a redirect', () => new HttpResponse(null, { status: 301, headers: { location: 'http://x/' } })],
])('%s is no answer of the shop', async (_, answer) => {
  answers(answer);
  expect(await failureOf(client().call(write))).toBeInstanceOf(RemoteFailure);
});

test('a refusal of the shop has its key, code, cause and events', async () => {
  const meta = { tags: [], isRefusal: true };
  const refusal = {
    key: 'cart.addToBasket.notEnoughStock',
    code: 110,
    message: 'Zu wenig',
    cause: { available: 3, until: { $moment: '2026-11-26T10:00:00.000Z' } },
    events: { AfterBasketChanged: { items: [] } },
    meta,
  };
  answers(() =>
    HttpResponse.json(refusal, {
      status: 400,
      headers: { 'set-cookie': 'shop_session=new; Path=/' },
    }),
  );
  const reply = await client().call(write);
  expect(reply.cookies).toEqual(['shop_session=new; Path=/']);
  expect(reply.refusal).toMatchObject({
    name: 'ShopError',
    key: refusal.key,
    code: 110,
    cause: { available: 3, until: new Date('2026-11-26T10:00:00.000Z') },
    events: { AfterBasketChanged: { items: [] } },
  });
});

test('after five failures no request is sent for a moment, then it is retried', async () => {
  answers(() => failed(503));
  const patient = client({ pauseMs: 200 });
  for (let turn = 0; turn < 5; turn += 1) await failureOf(patient.call(write));
  expect((await failureOf(patient.call(write))).message).toContain('away too often');
  expect(asked).toHaveLength(5);
  answers(well);
  await vi.waitFor(async () => expect((await patient.call(write)).refusal).toBeNull());
});

test('a refusal of the shop never blocks other requests', async () => {
  const meta = { tags: [], isRefusal: true };
  answers(() => HttpResponse.json({ key: 'x.y', code: 429, message: 'x', meta }, { status: 429 }));
  const busy = client();
  for (let turn = 0; turn < 7; turn += 1) {
    expect((await busy.call(write)).refusal?.key).toBe('x.y');
  }
});

test('files of the upstream shop: its bytes, or null if there is none', async () => {
  answers(() => new HttpResponse('bytes'));
  expect(String(await client().getFile('/media/x/640.avif', 'image/avif'))).toBe('bytes');
  answers(() => failed(404));
  expect(await client().getFile('/media/x/640.avif', 'image/avif')).toBeNull();
});
