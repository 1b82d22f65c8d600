import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFakeMollie, type FakeMollie } from '../fakes/mollie/fake-mollie';
import type { Outcome } from '../fakes/mollie/accounts';
import { plainGoods } from '../support/goods';
import { becomeGuest, orderForm, placeOrder } from '../support/guest';
import { startShop, type TestShop } from '../support/shop';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { words } from '../support/words';

let fake: FakeMollie;
let shop: TestShop;
let methods: Record<string, number>;

beforeAll(async () => {
  fake = await startFakeMollie();
  shop = await startShop({
    MOLLIE_API_KEY: 'test_0123456789abcdefghij',
    MOLLIE_API_ORIGIN: fake.origin,
  });
  const rows = await shop.query<{ id: number; key: string }>(
    'select id, payment_key as key from payment_method',
  );
  methods = Object.fromEntries(rows.map((row) => [row.key, row.id]));
  // The job that loads the payment methods runs right after a start.
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

let guests = 0;

/** A guest with goods and an address, who has selected a card. */
async function guest(prefix = '', paymentKey = 'MOLLIE_CREDITCARD') {
  guests += 1;
  const client = shop.client();
  const goods = await plainGoods(shop, { free: 20, count: 1 });
  await becomeGuest(client, { email: `online-${guests}@example.com`, goods, prefix });
  const chosen = { intent: 'payment-method', paymentId: String(methods[paymentKey]) };
  expect((await client.post(`${prefix}/checkout`, chosen)).status).toBe(303);
  return client;
}

/** Presses the order button; the order stands wherever the answer redirects. */
async function order(client: ShopClient, prefix = '') {
  const form = await orderForm(client, `${prefix}/checkout`);
  const answer = await placeOrder(client, form);
  expect(answer.status).toBe(303);
  const [row] = await shop.query<{ id: number }>('select max(id) as id from orders');
  return { answer, id: row!.id, location: answer.headers.get('location') ?? '', form };
}

const stateOf = async (id: number) =>
  (
    await shop.query<{ order: string; payments: string }>(
      `select status as order, (select string_agg(status, ' ' order by attempt) from payment
         where order_id = o.id) as payments from orders o where id = $1`,
      [id],
    )
  )[0];

const pathOf = (url: string) =>
  url.replace(shop.server.origin, '').replace(/^https?:\/\/[^/]+/, '');

/** The shopper's action on the provider's page; follows the redirects back to the end. */
async function pay(client: ShopClient, checkoutUrl: string, outcome: Outcome): Promise<ShopPage> {
  const back = await client.get(pathOf(await fake.choose(checkoutUrl, outcome)));
  return back.status === 200 ? back : client.follow(back);
}

function expectPolicy(page: ShopPage, isOpen: boolean): void {
  const policy = page.headers.get('content-security-policy') ?? '';
  const expected = isOpen ? `form-action 'self' ${fake.origin}` : "form-action 'self'";
  expect(policy.split('; ')).toContain(expected);
}

describe('paying at the provider, without script', () => {
  test.each([
    ['de', '', '/mollie-payment'],
    ['de', '/de', '/mollie-payment'],
    ['en', '/en', '/en/mollie-payment'],
  ] as const)('%s %s: ordered, paid, thanked', async (lang, prefix, returnPath) => {
    const client = await guest(prefix);
    const checkout = await client.get(`${prefix}/checkout`);
    expectPolicy(checkout, true);
    const { location, id } = await order(client, prefix);
    expect(location).toBe(`${fake.origin}/checkout/${fake.latest().token}`);
    expect(fake.latest()).toMatchObject({ method: 'creditcard', metadata: { orderId: id } });
    expect(pathOf(fake.latest().redirectUrl)).toMatch(
      new RegExp(`^${returnPath}\\?plenty_order_id=`),
    );
    const page = await pay(client, location, 'paid');
    expect([page.status, page.text('h1')]).toEqual([200, words(lang, 'order.thanks')]);
    expect(page.text('main')).toContain(words(lang, 'order.nextPaid'));
    expect(await stateOf(id)).toEqual({ order: 'confirmed', payments: 'paid' });
    expectPolicy(page, true);
    expectPolicy(await client.get(`${prefix}/cart`), false);
  });

  test('the payment methods have pictures, from our own address', async () => {
    const client = await guest();
    const page = await client.get('/checkout');
    const icons = [...page.document.querySelectorAll('.method-icon')];
    expect(icons.length).toBeGreaterThanOrEqual(3);
    const source = icons[0]!.getAttribute('src')!;
    expect(source).toMatch(/^\/payments\/icons\/[a-z]+\.svg\?v=/);
    const icon = await client.get(source);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(icon.headers.get('content-security-policy')).toContain('sandbox');
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data:;");
    expect((await client.get('/payments/icons/unknown.svg')).status).toBe(404);
  });

  test('the scripts of the checkout are our own', async () => {
    const client = await guest();
    const page = await client.get('/checkout');
    const scripts = [...page.document.querySelectorAll('script[src], link[rel=modulepreload]')];
    const from = scripts.map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '');
    expect(from.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
    const policy = page.headers.get('content-security-policy') ?? '';
    const directives = policy
      .split('; ')
      .filter((part) => /^(script|frame|connect)-src/.test(part));
    expect(directives.join(' ')).not.toMatch(/https?:/);
  });

  test.each(['failed', 'canceled', 'expired'] as const)(
    '%s: reported, and paid at the second attempt',
    async (outcome) => {
      const client = await guest();
      const { location, id } = await order(client);
      const page = await pay(client, location, outcome);
      expect(page.text('#notices')).toContain(words('de', `orderPayment.${outcome}`));
      expect(page.text('main')).toContain(words('de', 'orderPayment.notCompleted'));
      expect(await stateOf(id)).toEqual({ order: 'pendingPayment', payments: outcome });
      const again = await client.submit(page.form('.pay-form'));
      expect(again.status).toBe(303);
      const thanks = await pay(client, again.headers.get('location')!, 'paid');
      expect(thanks.text('main')).toContain(words('de', 'order.nextPaid'));
      expect(await stateOf(id)).toEqual({ order: 'confirmed', payments: `${outcome} paid` });
    },
  );

  test('abandoned, and paid with another method', async () => {
    const client = await guest();
    const { location, id } = await order(client);
    const page = await pay(client, location, 'canceled');
    const path = new URL(page.url).pathname;
    const answer = await client.post(`${path}/payment`, { paymentId: String(methods.INVOICE) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect(await stateOf(id)).toEqual({ order: 'confirmed', payments: 'canceled open' });
  });

  test('authorized: confirmed, and reported', async () => {
    const client = await guest();
    const { location, id } = await order(client);
    const page = await pay(client, location, 'authorized');
    expect(page.text('main')).toContain(words('de', 'orderPayment.authorized'));
    expect(await stateOf(id)).toEqual({ order: 'confirmed', payments: 'authorized' });
  });

  test('a slow bank: in progress, later paid by its webhook', async () => {
    const client = await guest('', 'MOLLIE_BANKTRANSFER');
    const { location, id } = await order(client);
    const page = await pay(client, location, 'pending');
    expect(page.text('main')).toContain(words('de', 'orderPayment.inProgress'));
    expect(page.document.querySelector('.pay-form')).toBeNull();
    await fake.bank.become(fake.latest(), 'paid');
    expect(fake.bank.called.at(-1)).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toEqual({ order: 'confirmed', payments: 'paid' });
  });

  test('still open: the page reloads automatically twelve times, then it is a link', async () => {
    const client = await guest();
    const { location, id } = await order(client);
    const page = await pay(client, location, 'open');
    expect([page.status, page.text('h1')]).toEqual([200, words('de', 'orderPayment.confirming')]);
    expect(page.document.querySelectorAll('script')).toHaveLength(0);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const refresh = (shown: ShopPage) =>
      shown.document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content');
    const [seconds, next] = refresh(page)!.split('; url=');
    expect([seconds, next]).toEqual(['5', expect.stringMatching(/^\/mollie-payment\?.*turn=1$/)]);
    const last = await client.get(next!.replace('turn=1', 'turn=12'));
    expect([last.status, refresh(last)]).toEqual([200, undefined]);
    expect(last.text('main')).toContain(words('de', 'orderPayment.confirmAgain'));
    await fake.choose(location, 'paid');
    const paid = await client.get(
      last.document.querySelector('main .button')!.getAttribute('href')!,
    );
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^/confirmation/${id}/`)),
    ]);
  });

  test('pressed twice, both answers redirect to the one payment', async () => {
    const client = await guest();
    const { location, form } = await order(client);
    const before = fake.bank.payments.size;
    expect((await placeOrder(client, form)).headers.get('location')).toBe(location);
    expect(fake.bank.payments.size).toBe(before);
  });
});

describe('errors', () => {
  test('the provider is unavailable: the order stands, and is paid from its page', async () => {
    const client = await guest();
    fake.set({ trouble: { kind: 'down', times: 2 } });
    const { answer, id, location } = await order(client);
    expect(location).toMatch(new RegExp(`^/confirmation/${id}/`));
    const page = await client.follow(answer);
    expect(page.text('#notices')).toContain(
      words('de', 'orderPayment.notStarted', { seconds: 30 }),
    );
    expect(page.text('main')).toContain(words('de', 'orderPayment.toPay'));
    const again = await client.submit(page.form('.pay-form'));
    expect(again.headers.get('location')).toBe(`${fake.origin}/checkout/${fake.latest().token}`);
    await pay(client, again.headers.get('location')!, 'paid');
    expect(await stateOf(id)).toEqual({ order: 'confirmed', payments: 'paid' });
  });

  test('its answer is lost: one payment', async () => {
    const client = await guest();
    const before = fake.bank.payments.size;
    fake.set({ trouble: { kind: 'answerLost', times: 1 } });
    const { location } = await order(client);
    expect(location).toContain(`${fake.origin}/checkout/`);
    expect(fake.bank.payments.size).toBe(before + 1);
  });

  test('it reports another amount: nothing is booked, and the shopper reads that it is under review', async () => {
    const client = await guest();
    const { location, id } = await order(client);
    fake.set({ lie: { amount: { currency: 'EUR', value: '0.01' } } });
    const page = await pay(client, location, 'paid');
    expect(page.text('main')).toContain(words('de', 'orderPayment.underReview'));
    expect(await stateOf(id)).toMatchObject({ order: 'pendingPayment' });
    fake.set({ lie: null });
    const seen = await client.get(pathOf(fake.latest().redirectUrl));
    expect((await client.follow(seen)).text('main')).toContain(words('de', 'order.nextPaid'));
  });

  test.each([
    '',
    '?status=paid',
    '?mollie_payment_id=../../refunds',
    '?plenty_order_id=10001&plenty_order_access_key=a/b',
  ])('no payment (%s): to the checkout', async (query) => {
    const answer = await shop.client().get(`/en/mollie-payment${query}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/checkout']);
    expect(fake.calls).toEqual([]);
  });

  test('a status in the address is ignored', async () => {
    const client = await guest();
    const { id } = await order(client);
    const page = await client.get(`${pathOf(fake.latest().redirectUrl)}&status=paid`);
    expect(page.text('h1')).toBe(words('de', 'orderPayment.confirming'));
    expect(await stateOf(id)).toEqual({ order: 'pendingPayment', payments: 'open' });
  });

  test("another customer's payment is ignored", async () => {
    const mine = await guest();
    const theirs = await guest();
    const own = await order(mine);
    await order(theirs);
    const foreign = fake.latest().id;
    fake.calls.length = 0;
    const alone = await mine.get(`/mollie-payment?mollie_payment_id=${foreign}`);
    expect([alone.status, alone.headers.get('location')]).toEqual([303, '/checkout']);
    const paths = pathOf([...fake.bank.payments.values()].at(-2)!.redirectUrl);
    const mixed = await mine.get(`${paths}&mollie_payment_id=${foreign}`);
    expect(mixed.headers.get('location')).toMatch(new RegExp(`^/confirmation/${own.id}/`));
    const page = await mine.follow(mixed);
    expect(page.text('#notices')).toContain(
      words('de', 'storefrontError.order.assignPaymentFailed'),
    );
    expect(fake.calls).toEqual([]);
  });

  // Last, because after it no request is sent for a while.
  test('too many failures: reported above the payment methods, and ordering continues', async () => {
    const client = await guest();
    const { location } = await order(client);
    fake.set({ trouble: { kind: 'down', times: 99 } });
    const back = pathOf(fake.latest().redirectUrl);
    for (let turn = 0; turn < 5; turn += 1) await client.get(back);
    const disturbed = await guest();
    expect((await disturbed.get('/checkout')).text('#payment-method')).toContain(
      words('de', 'orderPayment.disturbed'),
    );
    const calls = fake.calls.length;
    const { answer } = await order(disturbed);
    const page = await disturbed.follow(answer);
    expect(page.text('#notices')).toContain(
      words('de', 'orderPayment.notStarted', { seconds: 30 }),
    );
    const other = await disturbed.get(`${new URL(page.url).pathname}/payment`);
    expect(other.text('main')).toContain(words('de', 'orderPayment.disturbed'));
    expect(fake.calls).toHaveLength(calls);
    expect(location).toContain(fake.origin);
  });
});
