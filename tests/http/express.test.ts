import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ANNA } from '../fakes/mollie/accounts';
import { startFakeMollie, type FakeMollie } from '../fakes/mollie/fake-mollie';
import { plainGoods } from '../support/goods';
import { orderForm, placeOrder, putInCart } from '../support/guest';
import { startShop, type TestShop } from '../support/shop';
import type { ShopClient } from '../support/shop-client';
import { words } from '../support/words';

let fake: FakeMollie;
let shop: TestShop;

beforeAll(async () => {
  fake = await startFakeMollie();
  shop = await startShop({
    MOLLIE_API_KEY: 'test_0123456789abcdefghij',
    MOLLIE_API_ORIGIN: fake.origin,
  });
  await vi.waitFor(
    async () => expect(await shop.query('select from provider_method')).toHaveLength(4),
    { timeout: 90_000, interval: 500 },
  );
});
afterAll(async () => {
  await shop?.stop();
  await fake?.close();
});
beforeEach(() => fake.reset());

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

async function filledCart(): Promise<ShopClient> {
  const client = shop.client();
  const goods = await plainGoods(shop, { free: 20, count: 1 });
  for (const { variationId } of goods) await putInCart(client, variationId);
  return client;
}

/**
 * Presses the button in the cart, and does this on the provider's page; returns the address it
 * redirects to.
 */
async function goAway(client: ShopClient, outcome: 'paid' | 'canceled', prefix = '') {
  const answer = await client.post(`${prefix}/cart`, { intent: 'express' });
  expect(answer.status).toBe(303);
  const checkoutUrl = answer.headers.get('location')!;
  expect(checkoutUrl).toContain(fake.origin);
  return pathOf(await fake.choose(checkoutUrl, outcome));
}

const lastOrder = async () =>
  (
    await shop.query<{ status: string; payments: string; city: string; email: string }>(
      `select status, email, delivery_address->>'city' as city, (select string_agg(payment_key || ' ' || status, ', ')
         from payment p where p.order_id = o.id) as payments from orders o order by id desc limit 1`,
    )
  )[0];

test.each([
  ['de', ''],
  ['en', '/en'],
] as const)('%s %s: paid from the cart, reviewed, ordered', async (lang, prefix) => {
  const client = await filledCart();
  const cart = await client.get(`${prefix}/cart`);
  expect(cart.html).toContain(words(lang, 'orderPayment.express.button'));
  expect(cart.headers.get('content-security-policy')).toContain(
    `form-action 'self' ${fake.origin}`,
  );
  const back = await goAway(client, 'paid', prefix);
  expect(back).toBe(`${lang === 'en' ? '/en' : ''}/readonly-checkout?express=1`);
  const led = await client.get(back);
  expect([led.status, led.headers.get('location')]).toEqual([303, back.replace('?express=1', '')]);
  const path = `${prefix}/readonly-checkout`;
  const page = await client.get(path);
  expect(page.status).toBe(200);
  expect(page.html).toContain(ANNA.email);
  expect(page.html).toContain('20457');
  const answer = await placeOrder(client, await orderForm(client, path));
  expect(answer.headers.get('location')).toMatch(/\/confirmation\/\d+\//);
  expect(await lastOrder()).toEqual({
    status: 'confirmed',
    payments: 'MOLLIE_PAYPAL paid',
    city: 'Hamburg',
    email: ANNA.email,
  });
  expect(fake.calls.filter((call) => call === 'POST /v2/payments')).toHaveLength(1);
});

test('not paid there: the cart reports it and is unchanged', async () => {
  const client = await filledCart();
  const led = await client.get(await goAway(client, 'canceled'));
  expect([led.status, led.headers.get('location')]).toEqual([303, '/cart']);
  expect((await client.follow(led)).html).toContain(words('de', 'orderPayment.express.notPaid'));
});

test('an address that the shop does not deliver to leads to the checkout', async () => {
  fake.set({
    consumer: { ...ANNA, shippingAddress: { ...ANNA.shippingAddress!, country: 'US' } },
  });
  const client = await filledCart();
  const led = await client.get(await goAway(client, 'paid'));
  expect([led.status, led.headers.get('location')]).toEqual([303, '/checkout']);
  expect((await client.follow(led)).html).toContain(words('de', 'orderPayment.express.incomplete'));
});

test.each([
  ['the review', 'AT', '/readonly-checkout'],
  ['the checkout', 'US', '/checkout'],
])('goods that left the cart by the address from there are named: %s', async (_, country, page) => {
  const [kept, left] = await plainGoods(shop, { free: 20, count: 2 });
  const { email, name } = ANNA;
  const abroad = { streetAndNumber: 'Gasse 1', postalCode: '1010', city: 'Wien', country };
  fake.set({ consumer: { email, name, shippingAddress: abroad } });
  const client = shop.client();
  for (const { variationId } of [kept!, left!]) await putInCart(client, variationId);
  const back = await goAway(client, 'paid');
  const sellIn = 'update variation set countries = $2 where id = $1';
  await shop.query(sellIn, [left!.variationId, ['BE']]);
  try {
    const led = await client.get(back);
    expect([led.status, led.headers.get('location')]).toEqual([303, page]);
    expect((await client.follow(led)).text('#notices')).toContain(
      words('de', 'errorCodes.cartLinesLeft.country').split('{')[0],
    );
  } finally {
    await shop.query(sellIn, [left!.variationId, []]);
  }
});

test('more in the cart than was paid for: both totals are named, and it is paid again', async () => {
  const client = await filledCart();
  await client.get(await goAway(client, 'paid'));
  const [goods] = await plainGoods(shop, { free: 20, count: 1 });
  await putInCart(client, goods!.variationId, 2);
  const page = await client.get('/readonly-checkout');
  expect(page.html).toContain('Nach der Bestellung bezahlen Sie');
  const answer = await placeOrder(client, await orderForm(client, '/readonly-checkout'));
  expect(answer.headers.get('location')).toContain(fake.origin);
  expect(await shop.query('select state from express_payment order by id desc limit 1')).toEqual([
    { state: 'returning' },
  ]);
});

test('the provider is unavailable: the cart reports it', async () => {
  const client = await filledCart();
  fake.set({ trouble: { kind: 'down', times: 4 } });
  const answer = await client.post('/cart', { intent: 'express' });
  expect(answer.headers.get('location')).toBe('/cart');
  expect((await client.follow(answer)).html).toContain(
    words('de', 'orderPayment.express.notStarted'),
  );
});
