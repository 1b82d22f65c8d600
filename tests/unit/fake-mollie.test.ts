import { createMollieClient, Locale, PaymentMethod } from '@mollie/api-client';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { mollieClient } from '../../app/services/payments/mollie/mollie-client';
import type { NewMolliePayment } from '../../app/services/payments/mollie/mollie-gateway';
import { startFakeMollie, type FakeMollie } from '../fakes/mollie/fake-mollie';

const KEY = 'test_0123456789abcdefghij';
const REAL = 'https://api.mollie.com';
let fake: FakeMollie;
/** Requests of the provider's own client go to the stand-in. */
const server = setupServer(
  http.all(`${REAL}:443/v2/*`, ({ request }) => relay(request)),
  http.all(`${REAL}/v2/*`, ({ request }) => relay(request)),
);

beforeAll(async () => {
  fake = await startFakeMollie();
});
beforeEach(() => fake.reset());
afterEach(() => server.close());
afterAll(() => fake.close());

async function relay(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  const headers = [...request.headers].filter(
    ([name]) => !/^(host|connection|content-length)$/.test(name),
  );
  return fetch(fake.origin + pathname + search, {
    method: request.method,
    headers,
    ...(body && { body }),
  });
}

const WISH = {
  amount: { currency: 'EUR', value: '19.90' },
  description: 'Order 4711',
  redirectUrl: 'https://shop.example/back',
  metadata: { orderId: 4711, attempt: 1 },
};

test("the provider's own client accepts it as the provider", async () => {
  server.listen({ onUnhandledRequest: 'bypass' });
  const official = createMollieClient({ apiKey: KEY });
  const methods = await official.methods.list({ locale: Locale.de_DE });
  expect(methods.map(({ id, description }) => [id, description])).toContainEqual([
    'creditcard',
    'Karte',
  ]);
  const made = await official.payments.create({ ...WISH, method: PaymentMethod.creditcard });
  expect(made).toMatchObject({ status: 'open', amount: WISH.amount, metadata: WISH.metadata });
  await fake.choose(made.getCheckoutUrl()!, 'paid');
  const refund = await official.paymentRefunds.create({
    paymentId: made.id,
    amount: { currency: 'EUR', value: '4.90' },
    description: 'back',
  });
  expect(refund).toMatchObject({ status: 'pending', paymentId: made.id });
  const paid = await official.payments.get(made.id);
  expect(paid.amountRefunded).toEqual({ currency: 'EUR', value: '4.90' });
  await expect(official.payments.get('tr_none00001')).rejects.toMatchObject({
    statusCode: 404,
    title: 'Not Found',
  });
  await expect(
    official.payments.create({ ...WISH, amount: { currency: 'EUR', value: '1.999' } }),
  ).rejects.toMatchObject({ statusCode: 422, field: 'amount' });
});

const wish = (changes: Partial<NewMolliePayment> = {}): NewMolliePayment => ({
  idempotencyKey: crypto.randomUUID(),
  amount: 1990,
  currency: 'EUR',
  description: 'Bestellung 4711',
  redirectUrl: 'https://shop.example/back',
  webhookUrl: null,
  locale: 'de_DE',
  method: 'creditcard',
  captureMode: 'automatic',
  metadata: { orderId: 4711, attempt: 1 },
  ...changes,
});
const ours = () => mollieClient({ key: KEY, origin: fake.origin, log: () => {}, totalMs: 2_000 });

test('created, answer lost: the second attempt finds the same payment', async () => {
  const before = fake.bank.payments.size;
  fake.set({ trouble: { kind: 'answerLost', times: 1 } });
  const { id } = await ours().createPayment(wish());
  expect(fake.calls).toEqual(['POST /v2/payments', 'POST /v2/payments']);
  expect([...fake.bank.payments.keys()].slice(before)).toEqual([id]);
});

test('the same key with another request is an error', async () => {
  const first = wish();
  await ours().createPayment(first);
  await expect(ours().createPayment({ ...first, amount: 5 })).rejects.toMatchObject({
    reason: 'refused',
    status: 422,
  });
});

test('a payment is found by its metadata, among more than a page', async () => {
  const about = { orderId: 815, attempt: 1 };
  const client = ours();
  const failed = await client.createPayment(wish({ metadata: about }));
  await fake.bank.become(fake.bank.payment(failed.id), 'failed');
  const long = new Date(Date.now() - 60_000);
  expect(await client.findPayment(about, long)).toMatchObject({ id: failed.id });
  const made = await client.createPayment(wish({ metadata: about }));
  for (let i = 0; i < 260; i += 1) fake.bank.create({ ...WISH, metadata: { somebody: 'else' } });
  fake.calls.length = 0;
  expect(await client.findPayment(about, long)).toEqual(made);
  expect(await client.findPayment({ orderId: 815, attempt: 2 }, long)).toBeNull();
  expect(fake.calls).toHaveLength(4);
  // Earlier payments are not searched.
  expect(await client.findPayment(about, new Date(Date.now() + 60_000))).toBeNull();
  expect(fake.calls).toHaveLength(5);
});

test.each([
  ['down', 'unavailable'],
  ['error502', 'unavailable'],
  ['tooMany', 'unavailable'],
  ['halfABody', 'unavailable'],
  ['html', 'unreadable'],
  ['huge', 'unreadable'],
  ['elsewhere', 'unreadable'],
] as const)('%s, over a real connection: %s', async (kind, reason) => {
  fake.set({ trouble: { kind, times: 2 } });
  await expect(ours().createPayment(wish())).rejects.toMatchObject({ reason });
});

test('money is authorized, partly captured, and refunded', async () => {
  const client = ours();
  const { id, checkoutUrl } = await client.createPayment(wish({ captureMode: 'manual' }));
  expect(await fake.choose(checkoutUrl!, 'authorized')).toBe('https://shop.example/back');
  expect(await client.getPayment(id)).toMatchObject({ status: 'authorized', isCancelable: true });
  await client.capturePayment(id, 1500, 'capture');
  await client.capturePayment(id, 1500, 'capture').catch(() => {});
  expect(await client.getPayment(id)).toMatchObject({ status: 'paid', amountCaptured: 1500 });
  const refund = { amount: 500, description: 'zurück', idempotencyKey: 'refund' };
  const made = await client.refundPayment(id, refund);
  expect(await client.refundPayment(id, refund)).toEqual(made);
  await fake.bank.endRefunds(fake.bank.payment(id), 'refunded');
  expect(await client.listRefunds(id)).toEqual([{ ...made, status: 'refunded' }]);
  await fake.bank.chargeBack(fake.bank.payment(id), 1000);
  expect(await client.getPayment(id)).toMatchObject({
    amountRefunded: 500,
    amountChargedBack: 1000,
  });
});

test('an authorization is released; an open transfer is cancelled, an open card is not', async () => {
  const client = ours();
  const held = await client.createPayment(wish({ captureMode: 'manual' }));
  await fake.choose(held.checkoutUrl!, 'authorized');
  await client.cancelPayment(held.id, 'release');
  const transfer = await client.createPayment(wish({ method: 'banktransfer' }));
  await client.cancelPayment(transfer.id, 'cancel');
  for (const { id } of [held, transfer]) {
    expect(await client.getPayment(id)).toMatchObject({ status: 'canceled', checkoutUrl: null });
  }
  const card = await client.createPayment(wish());
  await expect(client.cancelPayment(card.id, 'no')).rejects.toMatchObject({ reason: 'refused' });
});

test('its icons can be read', async () => {
  const [first] = await ours().listMethods('en_US');
  expect(String(await ours().readIcon(first!.iconUrl))).toContain('<svg');
});
