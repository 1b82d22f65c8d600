import { Agent } from 'node:http';
import { Socket } from 'node:net';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mollieClient, type MollieClientOptions } from './mollie-client';
import { PaymentProviderError, type NewMolliePayment } from './mollie-gateway';

const ORIGIN = 'https://pay.example';
const KEY = 'test_0123456789abcdefghijklmnopqrst';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const log = vi.fn();
const client = (options: Partial<MollieClientOptions> = {}) =>
  mollieClient({ key: KEY, origin: ORIGIN, log, ...options });

type Answer = () => Response | Promise<Response>;
const asked: { method: string; path: string; headers: Headers; body: string }[] = [];

/** The provider's answers, one after the other; the last one is repeated. */
function answers(...given: Answer[]) {
  asked.length = 0;
  server.use(
    http.all(`${ORIGIN}/*`, async ({ request }) => {
      const { method, headers } = request;
      const { pathname, search } = new URL(request.url);
      asked.push({ method, path: pathname + search, headers, body: await request.text() });
      return given[Math.min(asked.length, given.length) - 1]!();
    }),
  );
}

const PAYMENT = {
  resource: 'payment',
  id: 'tr_7UhSN1zuXS',
  mode: 'test',
  status: 'open',
  amount: { currency: 'EUR', value: '19.90' },
  method: null,
  metadata: { orderId: 4711, attempt: 2 },
  isCancelable: false,
  expiresAt: '2026-11-26T12:00:00+00:00',
  _links: { self: { href: 'x' }, checkout: { href: 'https://www.mollie.com/checkout/x' } },
};
const payment = (changes: object = {}) => HttpResponse.json({ ...PAYMENT, ...changes });

const WISH: NewMolliePayment = {
  idempotencyKey: '0b6d7c1e-2b9f-4a57-8c43-6f1f5b0f3a11',
  amount: 1990,
  currency: 'EUR',
  description: 'Bestellung 4711',
  redirectUrl: 'https://shop.example/mollie-payment',
  webhookUrl: 'https://shop.example/payments/mollie/webhook',
  locale: 'de_DE',
  method: 'creditcard',
  captureMode: 'manual',
  metadata: { orderId: 4711, attempt: 2 },
};

test("a payment is requested in the provider's terms, and returned in ours", async () => {
  answers(() => payment());
  expect(await client().createPayment(WISH)).toEqual({
    id: 'tr_7UhSN1zuXS',
    status: 'open',
    amount: 1990,
    currency: 'EUR',
    amountCaptured: 0,
    amountRefunded: 0,
    amountChargedBack: 0,
    method: null,
    metadata: { orderId: 4711, attempt: 2 },
    checkoutUrl: 'https://www.mollie.com/checkout/x',
    isCancelable: false,
    expiresAt: '2026-11-26T12:00:00+00:00',
    express: null,
    payer: null,
  });
  const [{ method, path, headers, body }] = asked as [(typeof asked)[number]];
  expect(`${method} ${path}`).toBe('POST /v2/payments');
  expect(headers.get('Authorization')).toBe(`Bearer ${KEY}`);
  expect(headers.get('Idempotency-Key')).toBe(WISH.idempotencyKey);
  expect(JSON.parse(body)).toEqual({
    amount: { currency: 'EUR', value: '19.90' },
    description: WISH.description,
    redirectUrl: WISH.redirectUrl,
    webhookUrl: WISH.webhookUrl,
    locale: 'de_DE',
    method: 'creditcard',
    captureMode: 'manual',
    metadata: { orderId: 4711, attempt: 2 },
  });
});

test('unknown values are left out', async () => {
  answers(() => payment());
  await client().createPayment({
    ...WISH,
    webhookUrl: null,
    method: null,
    captureMode: 'automatic',
    cardToken: 'tkn_x',
  });
  expect(Object.keys(JSON.parse(asked[0]!.body) as object).toSorted()).toEqual([
    'amount',
    'cardToken',
    'description',
    'locale',
    'metadata',
    'redirectUrl',
  ]);
});

test('received and refunded sums are cents', async () => {
  answers(() =>
    payment({
      status: 'paid',
      amountCaptured: { currency: 'EUR', value: '19.90' },
      amountRefunded: { currency: 'EUR', value: '0.05' },
      amountChargedBack: { currency: 'EUR', value: '10.00' },
      metadata: { orderId: 'none of ours' },
      _links: {},
    }),
  );
  expect(await client().getPayment('tr_7UhSN1zuXS')).toMatchObject({
    status: 'paid',
    amountCaptured: 1990,
    amountRefunded: 5,
    amountChargedBack: 1000,
    metadata: null,
    checkoutUrl: null,
  });
});

test.each([404, 410])('%i: there is no such payment', async (status) => {
  answers(() => HttpResponse.json({ status, title: 'Not Found' }, { status }));
  expect(await client().getPayment('tr_7UhSN1zuXS')).toBeNull();
});

test.each(['../../refunds', 'tr_x/../y', 'tr_', 'ord_1234567', 'tr_1234?x=1', 'tr_1234\n'])(
  '"%s" never becomes part of a path',
  async (id) => {
    answers(() => payment());
    await expect(client().getPayment(id)).rejects.toMatchObject({ reason: 'refused' });
    await expect(client().listRefunds(id)).rejects.toBeInstanceOf(PaymentProviderError);
    expect(asked).toEqual([]);
  },
);

test('an open payment is cancelled, an authorization released', async () => {
  answers(() => payment());
  await client().cancelPayment('tr_7UhSN1zuXS', 'key-1');
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /v2/payments/tr_7UhSN1zuXS',
    'DELETE /v2/payments/tr_7UhSN1zuXS',
  ]);
  expect(asked[1]!.headers.get('Idempotency-Key')).toBe('key-1');
  answers(
    () => payment({ status: 'authorized' }),
    () => new HttpResponse(null, { status: 202 }),
  );
  await client().cancelPayment('tr_7UhSN1zuXS', 'key-2');
  expect(asked[1]!.path).toBe('/v2/payments/tr_7UhSN1zuXS/release-authorization');
});

test('an authorization is captured and a payment refunded in its currency', async () => {
  const refund = {
    id: 're_4qqhO89gsT',
    status: 'pending',
    amount: { currency: 'EUR', value: '4.05' },
  };
  answers(
    () => payment({ status: 'authorized' }),
    () => HttpResponse.json({ id: 'cpt_1' }, { status: 201 }),
    () => payment({ status: 'paid' }),
    () => HttpResponse.json(refund, { status: 201 }),
    () => HttpResponse.json({ count: 1, _embedded: { refunds: [refund] } }),
  );
  const ask = client();
  await ask.capturePayment('tr_7UhSN1zuXS', 1990, 'capture-key');
  const wish = { amount: 405, description: 'zurück', idempotencyKey: 'refund-key' };
  const answer = { id: 're_4qqhO89gsT', status: 'pending', amount: 405 };
  expect(await ask.refundPayment('tr_7UhSN1zuXS', wish)).toEqual(answer);
  expect(await ask.listRefunds('tr_7UhSN1zuXS')).toEqual([answer]);
  expect(asked[1]).toMatchObject({
    path: '/v2/payments/tr_7UhSN1zuXS/captures',
    body: JSON.stringify({ amount: { currency: 'EUR', value: '19.90' } }),
  });
  expect(JSON.parse(asked[3]!.body)).toEqual({
    amount: { currency: 'EUR', value: '4.05' },
    description: 'zurück',
  });
  expect(asked[3]!.headers.get('Idempotency-Key')).toBe('refund-key');
});

test('enabled methods, with their limits', async () => {
  const method = (id: string, changes: object = {}) => ({
    id,
    description: id,
    minimumAmount: { currency: 'EUR', value: '0.01' },
    maximumAmount: { currency: 'EUR', value: '1000.00' },
    image: { svg: 'https://www.mollie.com/icons/x.svg' },
    status: 'activated',
    ...changes,
  });
  const methods = [
    method('creditcard'),
    method('paypal', { maximumAmount: null, status: null }),
    method('blik', { status: 'pending-boarding' }),
    method('../x'),
  ];
  answers(() => HttpResponse.json({ count: 4, _embedded: { methods } }));
  expect(await client().listMethods('de_DE')).toEqual([
    {
      id: 'creditcard',
      description: 'creditcard',
      minimumAmount: 1,
      maximumAmount: 100_000,
      iconUrl: 'https://www.mollie.com/icons/x.svg',
    },
    expect.objectContaining({ id: 'paypal', maximumAmount: null }),
  ]);
  expect(asked[0]!.path).toBe('/v2/methods?locale=de_DE');
});

const halfABody = () =>
  new HttpResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":"tr_'));
        controller.error(new Error('cut'));
      },
    }),
    { headers: { 'Content-Type': 'application/hal+json' } },
  );

const MAY_HELP: [string, Answer][] = [
  ['refused connection, or an answer that was lost', () => HttpResponse.error()],
  ['500', () => new HttpResponse(null, { status: 500 })],
  ['502 as HTML', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
  ['503', () => new HttpResponse(null, { status: 503 })],
  ['429', () => new HttpResponse(null, { status: 429 })],
  [
    '429 for a second',
    () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '0.2' } }),
  ],
  ['409 while the first is at work', () => new HttpResponse(null, { status: 409 })],
  ['half a body', halfABody],
];

test.each(MAY_HELP)('%s: sent once more with the same key', async (_, fault) => {
  answers(fault, () => payment());
  expect(await client().createPayment(WISH)).toMatchObject({ id: 'tr_7UhSN1zuXS' });
  const keys = asked.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([WISH.idempotencyKey, WISH.idempotencyKey]);
  expect(asked[0]!.body).toBe(asked[1]!.body);
});

test.each(MAY_HELP)('%s twice: unavailable', async (_, fault) => {
  answers(fault);
  await expect(client().createPayment(WISH)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(asked).toHaveLength(2);
});

test.each([
  ['too many calls for long', 429, { 'Retry-After': '30' }],
  ['a Retry-After that is a date', 503, { 'Retry-After': 'Thu, 26 Nov 2026 12:00:00 GMT' }],
])('%s: not repeated', async (_, status, headers) => {
  answers(() => new HttpResponse(null, { status, headers }));
  await expect(client().createPayment(WISH)).rejects.toMatchObject({
    reason: 'unavailable',
    status,
  });
  expect(asked).toHaveLength(1);
});

test.each<[string, Answer]>([
  ['HTML', () => HttpResponse.html('<h1>Welcome</h1>')],
  ['invalid JSON', () => HttpResponse.text('{"id":')],
  ['nothing', () => new HttpResponse(null, { status: 200 })],
  ['10 MB', () => HttpResponse.text('x'.repeat(10_000_000))],
  ['a redirect', () => HttpResponse.redirect('https://elsewhere.example/', 301)],
  ['another id', () => payment({ id: '../x' })],
  ['an unknown status', () => payment({ status: 'almost' })],
  ['a sum with three decimals', () => payment({ amount: { currency: 'EUR', value: '1.999' } })],
  ['a page of another protocol', () => payment({ _links: { checkout: { href: 'javascript:x' } } })],
])('%s: unreadable, and not repeated', async (_, resolve) => {
  answers(resolve);
  await expect(client().createPayment(WISH)).rejects.toMatchObject({ reason: 'unreadable' });
  expect(asked).toHaveLength(1);
});

test.each([401, 403, 422])('%i: refused, with its message and without the key', async (status) => {
  answers(() =>
    HttpResponse.json(
      { status, title: 'Unprocessable Entity', detail: `no ${KEY}\n here`, field: 'amount' },
      { status },
    ),
  );
  const error = await client()
    .createPayment(WISH)
    .catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ name: 'PaymentProviderError', reason: 'refused', status });
  expect((error as Error).message).toBe('Unprocessable Entity no *** here (amount)');
  expect(asked).toHaveLength(1);
});

test('it has a time limit, also for the second try', async () => {
  answers(async () => {
    await delay('infinite');
    return payment();
  });
  await expect(client({ totalMs: 300 }).createPayment(WISH)).rejects.toMatchObject({
    reason: 'unavailable',
    message: 'no answer within 300 ms',
  });
  expect(asked).toHaveLength(1);
});

test('the connection has a shorter time limit', async () => {
  server.close();
  const agent = new Agent();
  agent.createConnection = () => Object.defineProperty(new Socket(), 'connecting', { value: true });
  const ask = client({ origin: 'http://pay.example', connectMs: 50, totalMs: 400, agent });
  await expect(ask.createPayment(WISH)).rejects.toMatchObject({
    reason: 'unavailable',
    message: 'no connection within 50 ms',
  });
  server.listen({ onUnhandledRequest: 'error' });
});

test('after five failures in a row no call is made for a while', async () => {
  log.mockClear();
  let time = Date.now();
  const ask = client({ now: () => time });
  answers(() => HttpResponse.html('<h1>Welcome</h1>'));
  for (let count = 0; count < 5; count += 1) await ask.getPayment('tr_1234').catch(() => {});
  expect(ask.pausedFor()).toBe(30_000);
  asked.length = 0;
  await expect(ask.getPayment('tr_1234')).rejects.toMatchObject({
    reason: 'unavailable',
    message: 'it was in trouble too often; asked again in 30 s',
  });
  expect(asked).toEqual([]);
  expect(log.mock.calls).toEqual([['payment provider: no calls for 30 s after 5 failures']]);
  time += 30_000;
  answers(() => payment());
  expect(await ask.getPayment('tr_7UhSN1zuXS')).toMatchObject({ status: 'open' });
  expect(ask.pausedFor()).toBe(0);
});

test('an icon is requested without our key', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const headers = { 'Content-Type': 'image/svg+xml' };
  answers(() => new HttpResponse(svg, { headers }));
  expect(String(await client().readIcon(`${ORIGIN}/icons/x.svg`))).toBe(svg);
  expect(asked[0]!.headers.has('Authorization')).toBe(false);
});

test.each<[string, Answer]>([
  ['a page', () => HttpResponse.html('<h1>Welcome</h1>')],
  [
    'too large',
    () => new HttpResponse('x'.repeat(60_000), { headers: { 'Content-Type': 'image/svg+xml' } }),
  ],
  ['elsewhere', () => HttpResponse.redirect('https://elsewhere.example/', 302)],
])('an icon that is %s is refused', async (_, resolve) => {
  answers(resolve);
  await expect(client().readIcon(`${ORIGIN}/icons/x.svg`)).rejects.toMatchObject({
    reason: 'unreadable',
  });
});

test.each([
  'https://elsewhere.example/x.svg',
  'http://www.mollie.com/x.svg',
  'https://mollie.com.example/x.svg',
  'https://www.mollie.com:8443/x.svg',
  'file:///etc/passwd',
  'no address',
])('an icon at %s is not requested', async (url) => {
  answers(() => payment());
  await expect(client().readIcon(url)).rejects.toMatchObject({ reason: 'unreadable' });
  expect(asked).toEqual([]);
});
