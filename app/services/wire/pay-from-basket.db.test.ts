import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { useWire } from '../../../tests/support/use-wire';
import type { WireCaller } from '../../../tests/support/wire-caller';
import { addRollers, dataOf, meetNeeds, type Goods } from '../../../tests/support/wire-needs';

let goods: Goods;
const engine = useTestEngine(async (engine) => {
  ({ goods } = await addRollers(engine));
});
const wire = useWire(engine);
beforeEach(() => engine.pool.query('delete from rate_limit'));
afterEach(() => {
  wire.provider.reset();
  expect(wire.notHappened()).toEqual([]);
});

const PAY = 'doCreateMolliePaymentFromBasket';

async function guestReady(): Promise<WireCaller> {
  const client = wire.visitor();
  await meetNeeds(engine, client, { needs: ['onlineCheckout'], goods });
  return client;
}

type Payment = {
  data: {
    id: string;
    status: string;
    metadata: { payment_id: number; plenty_order_id: number };
    _links: { checkout?: { href: string } };
  };
};
const pay = async (client: WireCaller, options?: object) =>
  ((await dataOf(client, PAY, options)) as Payment).data;

async function orders(): Promise<number> {
  const { rows } = await engine.pool.query<{ count: number }>('select count(*)::int from orders');
  return rows[0]!.count;
}

test('places the order and redirects to its payment; a second call returns the same', async () => {
  const client = await guestReady();
  const before = await orders();
  const payment = await pay(client, { options: {} });
  expect(payment).toMatchObject({ status: 'open' });
  // oxlint-disable-next-line no-underscore-dangle -- the payment provider calls it so
  expect(payment._links.checkout?.href).toMatch(/^http/);
  const orderId = payment.metadata.plenty_order_id;
  const fromOrder = (await dataOf(client, 'doCreateMolliePaymentFromOrder', {
    orderId,
  })) as Payment;
  expect(fromOrder.data).toEqual(payment);
  expect(await pay(client, {})).toEqual(payment);
  expect(await pay(client)).toEqual(payment);
  expect(await orders()).toBe(before + 1);

  await meetNeeds(engine, client, { needs: ['onlineCheckout'], goods });
  const { metadata } = await pay(client, {});
  expect(metadata.plenty_order_id).not.toBe(orderId);
  expect(await orders()).toBe(before + 2);
});

test('a payment is read on both levels, and its number in the shop where that is asked for', async () => {
  const client = await guestReady();
  const { data, ...above } = (await dataOf(client, PAY, {})) as Payment;
  expect(above).toEqual({ events: {}, ...data });
  const asked = { paymentId: data.id };
  const made = await dataOf(client, 'doCreatePlentyPaymentFromMolliePayment', asked);
  const { payment_id: id, plenty_order_id: order } = data.metadata;
  expect(made).toMatchObject({ id, order, data: { id: data.id, metadata: data.metadata } });
  const { data: inner, ...settings } = (await dataOf(client, 'getMollieSettings')) as Payment;
  expect(settings).toEqual({ events: {}, ...inner });
});

test.each([
  'getMolliePayment',
  'getMolliePaymentAndUpdateStatus',
  'doPatchMolliePayment',
  'doCaptureMolliePayment',
])('%s says where an open payment is paid, and no more when it is over', async (operation) => {
  const client = await guestReady();
  const payment = await pay(client, {});
  const asked = { paymentId: payment.id };
  expect(((await dataOf(client, operation, asked)) as Payment).data).toEqual(payment);

  // oxlint-disable-next-line no-underscore-dangle -- the payment provider calls it so
  await wire.provider.choose(payment._links.checkout!.href, 'failed');
  expect(((await dataOf(client, operation, asked)) as Payment).data).toMatchObject({
    id: payment.id,
    _links: {},
  });
});

test('an order whose payment failed is paid by the next one', async () => {
  const client = await guestReady();
  const before = await orders();
  const first = await pay(client, {});
  // oxlint-disable-next-line no-underscore-dangle -- the payment provider calls it so
  await wire.provider.choose(first._links.checkout!.href, 'failed');
  await dataOf(client, 'getMolliePaymentAndUpdateStatus', { paymentId: first.id });
  const { plenty_order_id: orderId } = first.metadata;
  const next = (await dataOf(client, 'doCreateMolliePaymentFromOrder', { orderId })) as Payment;
  expect(next.data).toMatchObject({ status: 'open', metadata: { plenty_order_id: orderId } });
  expect(next.data.id).not.toBe(first.id);
  // oxlint-disable-next-line no-underscore-dangle -- the payment provider calls it so
  expect(next.data._links.checkout?.href).toMatch(/^http/);
  expect(await dataOf(client, 'doCreateMolliePaymentFromOrder', { orderId })).toEqual(next);
  expect(await orders()).toBe(before + 1);
});

test('two concurrent calls make one order and one payment', async () => {
  const client = await guestReady();
  const before = await orders();
  const [one, two] = await Promise.all([pay(client, {}), pay(client, {})]);
  expect(two).toEqual(one);
  expect(await orders()).toBe(before + 1);
});

/** The cart has its preselected payment method, which the guest has not chosen. */
async function guestWithoutChoice(): Promise<WireCaller> {
  const client = await guestReady();
  const [cart] = (await engine.pool.query<{ id: number }>('select max(id)::int as id from cart'))
    .rows;
  await engine.pool.query('update cart set payment_method_id = null where id = $1', [cart!.id]);
  return client;
}

test.each([
  ['getCart', guestReady],
  ['doCreateMolliePaymentFromBasket', guestReady],
])('a call that has reached %s when the other one is done is the same order', async (at, ready) => {
  const client = await ready();
  const before = await orders();
  let first: Payment['data'] | undefined;
  wire.before(at, async () => (first = await pay(client, {})));
  expect(await pay(client, {})).toEqual(first);
  expect(await orders()).toBe(before + 1);
});

test.each([
  ['getCart', guestReady],
  ['getCheckout', guestReady],
  ['doPlaceOrder', guestReady],
  ['getPaymentProviders', guestWithoutChoice],
  ['setPaymentProvider', guestWithoutChoice],
])(
  'doPlaceOrder that has reached %s when the other one is done is the same order',
  async (at, ready) => {
    const client = await ready();
    const before = await orders();
    let first: unknown;
    wire.before(at, async () => (first = await dataOf(client, 'doPlaceOrder')));
    expect(await dataOf(client, 'doPlaceOrder')).toEqual(first);
    expect(await dataOf(client, 'doPlaceOrder')).toEqual(first);
    expect(await orders()).toBe(before + 1);

    // The next order has other goods, and the agreed one is only that one.
    await meetNeeds(engine, client, { needs: ['onlineCheckout'], goods });
    expect(await dataOf(client, 'doPlaceOrder')).not.toEqual(first);
    expect(await orders()).toBe(before + 2);
  },
);

test('card data are accepted beside the options and in them', async () => {
  for (const options of [{ ccToken: 'tkn_abcd1234' }, { options: { ccToken: 'tkn_abcd1234' } }]) {
    await pay(await guestReady(), options);
    expect(wire.provider.latest()).toMatchObject({ cardToken: 'tkn_abcd1234' });
  }
});

test('an unfinished checkout is refused like in doPlaceOrder', async () => {
  const before = await orders();
  const client = wire.visitor();
  const nothing = await client.call(PAY, {});
  expect([nothing.status, nothing.body]).toMatchObject([422, { key: 'order.incomplete' }]);
  await meetNeeds(engine, client, { needs: ['payPalCart'], goods });
  const refused = await client.call(PAY, {});
  const { body, status } = await client.call('doPlaceOrder');
  expect([refused.status, refused.body]).toEqual([status, body]);
  expect(body).toMatchObject({ key: 'order.incomplete', cause: { missing: expect.any(Array) } });
  expect(await orders()).toBe(before);
});

test('a payment method of another provider orders nothing', async () => {
  const client = await guestReady();
  await dataOf(client, 'setPaymentProvider', { paymentId: 2 });
  const before = await orders();
  const { status, body } = await client.call(PAY, {});
  expect([status, body['key']]).toEqual([409, 'payment.notAvailable']);
  expect(await orders()).toBe(before);
  // The last order of the visit is not paid through the provider either.
  await dataOf(client, 'doPlaceOrder');
  expect((await client.call(PAY, {})).body['key']).toBe('order.incomplete');
});

test.each(['down', 'answerLost'] as const)(
  'with the provider in trouble (%s) the order stands, and is paid by the next call',
  async (trouble) => {
    const client = await guestReady();
    const before = await orders();
    wire.provider.set({ trouble: { kind: trouble, times: 9 } });
    const { status, body } = await client.call(PAY, {});
    expect([status, body['key']]).toEqual([503, 'payment.notStarted']);
    const { orderId } = body['cause'] as { orderId: number };
    expect(await orders()).toBe(before + 1);
    expect(await dataOf(client, 'getOrder', { orderId })).toMatchObject({ order: { id: orderId } });
    wire.provider.reset();
    const payment = await pay(client, {});
    expect(payment.metadata.plenty_order_id).toBe(orderId);
    const made = [...wire.provider.bank.payments.values()].filter(
      ({ metadata }) => (metadata as { orderId?: number }).orderId === orderId,
    );
    expect(made).toHaveLength(1);
  },
);

test('the basket of another visit cannot be paid', async () => {
  await pay(await guestReady(), {});
  expect((await wire.visitor().call(PAY, {})).body['key']).toBe('order.incomplete');
});

// The last one: a provider that is away is left alone for a while.
test('a payment is read without the page where it is paid while the provider is away', async () => {
  const client = await guestReady();
  const payment = await pay(client, {});
  wire.provider.set({ trouble: { kind: 'down', times: 9 } });
  const read = (await dataOf(client, 'getMolliePayment', { paymentId: payment.id })) as Payment;
  expect(read.data).toEqual({ ...payment, _links: {} });
});
