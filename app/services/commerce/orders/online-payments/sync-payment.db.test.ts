import { describe, expect, test } from 'vitest';
import { CARD, PAYPAL } from '../../../../../tests/support/memory-provider';
import { onlineShop, type OnlineOrder } from '../../../../../tests/support/online-orders';
import { settle } from '../../../../../tests/support/shopper';
import type { Hook } from '../../core/test-hooks';
import { startPayment } from './start-payment';
import { syncDuePayments } from './sync-due-payments';
import { syncPayment } from './sync-payment';
import { handlePaymentWebhook, type WebhookOutcome } from './handle-webhook';

const shop = onlineShop();

async function placed(paymentId = CARD) {
  const order = await shop.place(paymentId);
  const [payment] = await shop.paymentsOf(order);
  return { order, payment: payment!, id: payment!.providerId };
}

const hear = (id: string, hook?: Hook) => handlePaymentWebhook(shop.context(hook), id, '192.0.2.1');
const sync = (paymentId: number) => syncPayment(shop.context(), paymentId);

test('an order leads to the provider, with all the data it needs', async () => {
  const order = await shop.place();
  const [payment] = await shop.paymentsOf(order);
  expect(order.started).toEqual({
    type: 'redirectUrl',
    value: `https://pay.example/${payment!.providerId}`,
  });
  expect(shop.provider.payments.get(payment!.providerId)!.asked).toEqual({
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    amount: 3490,
    currency: 'EUR',
    description: `Bestellung ${order.id}`,
    redirectUrl: `https://shop.example/mollie-payment?plenty_order_id=${order.id}&plenty_order_access_key=${order.accessKey}`,
    webhookUrl: 'https://shop.example/payments/mollie/webhook',
    locale: 'de_DE',
    method: 'creditcard',
    captureMode: 'automatic',
    metadata: { orderId: order.id, attempt: 1 },
  });
  expect(await shop.stored(order)).toMatchObject({
    status: 'pendingPayment',
    payments: 'MOLLIE_CREDITCARD open',
  });
  expect((await shop.seen(order)).paymentProgress).toBe('toPay');
});

describe('a payment is created once at the provider (R13)', () => {
  test('a second request leads the shopper to the same one', async () => {
    const { order, id } = await placed();
    const again = await order.shopper.do((shop) => shop.doExecutePayment({ orderId: order.id }));
    expect(again.value).toBe(`https://pay.example/${id}`);
    expect(shop.provider.count('createPayment')).toBe(1);
  });

  test('its answer was lost: the next try sends the same key and gets the same payment', async () => {
    shop.provider.fail('createPayment', 'answerLost');
    const order = await shop.place();
    expect(order.started).toEqual({ type: 'errorCode', value: 'payment.notStarted' });
    const again = await order.shopper.do((shop) => shop.doExecutePayment({ orderId: order.id }));
    expect(again.type).toBe('redirectUrl');
    expect(shop.provider.payments.size).toBe(1);
  });

  describe('with card data', () => {
    const execute = (order: OnlineOrder, cardToken?: string) =>
      startPayment(shop.context(), order.id, 'MOLLIE_CREDITCARD', { cardToken });

    test('its answer was lost: the payment is found without them, and booked', async () => {
      const order = await shop.place(CARD, { start: false });
      shop.provider.fail('createPayment', 'answerLost');
      expect((await execute(order, 'tkn_one')).value).toBe('payment.notStarted');
      expect(await execute(order)).toEqual({ type: 'continue', value: '' });
      expect(shop.provider.payments.size).toBe(1);
      expect(await shop.stored(order)).toMatchObject({ status: 'confirmed', received: 3490 });
    });

    test('another tab at the same time: the key is refused and the payment of the other tab is found', async () => {
      const order = await shop.place(CARD, { start: false });
      const both = await Promise.all([execute(order, 'tkn_one'), execute(order, 'tkn_two')]);
      expect(both.map(({ type }) => type)).toEqual(['continue', 'continue']);
      expect(shop.provider.payments.size).toBe(1);
    });

    test('refused, it is retried with another key', async () => {
      const order = await shop.place(CARD, { start: false });
      const key = async () =>
        (await shop.rows(`select idempotency_key from payment where order_id = $1`, [order.id]))[0];
      const before = await key();
      shop.provider.fail('createPayment', 'refused');
      expect((await execute(order, 'tkn_bad')).value).toBe('payment.notStarted');
      expect(await key()).not.toEqual(before);
      expect((await execute(order)).type).toBe('redirectUrl');
    });

    test('nothing is created again while the search fails', async () => {
      const order = await shop.place(CARD, { start: false });
      shop.provider.fail('createPayment', 'answerLost');
      await execute(order, 'tkn_one');
      shop.provider.forgetKeys();
      shop.provider.fail('findPayment', 'away');
      expect((await execute(order)).value).toBe('payment.notStarted');
      expect(shop.provider.payments.size).toBe(1);
    });
  });

  test('twenty concurrent calls create one', async () => {
    const order = await shop.place(CARD, { start: false });
    const { done, errors } = await settle(
      Array.from({ length: 20 }, () =>
        order.shopper.do((shop) => shop.doExecutePayment({ orderId: order.id })),
      ),
    );
    expect(errors).toEqual([]);
    expect(new Set(done.map(({ value }) => value)).size).toBe(1);
    expect(shop.provider.payments.size).toBe(1);
  });

  test('the id of another payment is not accepted', async () => {
    const { id } = await placed();
    const { gateway } = shop.provider;
    const other = shop.provider.payments.get(id)!;
    const lying = { ...gateway, createPayment: async () => structuredClone(other) };
    shop.engine.setProvider({ ...shop.provider.online(), gateway: lying });
    const order = await shop.place();
    expect(order.started.value).toBe('payment.notStarted');
    expect(shop.provider.logged).toHaveLength(1);
  });
});

test.each([
  ['pending', 'pendingPayment', 'inProgress'],
  ['authorized', 'confirmed', 'authorized'],
  ['paid', 'confirmed', 'none'],
  ['failed', 'pendingPayment', 'notCompleted'],
  ['expired', 'pendingPayment', 'notCompleted'],
  ['canceled', 'pendingPayment', 'notCompleted'],
] as const)(
  '%s at the provider: the order is %s, its money %s',
  async (status, orderStatus, progress) => {
    const { order, payment, id } = await placed();
    shop.provider.set(id, status);
    expect(await sync(payment.id)).toBe(status);
    expect(await shop.stored(order)).toMatchObject({
      status: orderStatus,
      payments: `MOLLIE_CREDITCARD ${status}`,
      received: status === 'paid' ? 3490 : 0,
      waiting: 0,
    });
    const seen = await shop.seen(order);
    expect(seen.paymentProgress).toBe(progress);
    if (status === 'authorized') expect(seen.paymentStatus).toBe('prepaid');
  },
);

test('fifty concurrent webhooks are one payment, and one mail (R14)', async () => {
  const { order, id } = await placed();
  shop.provider.set(id, 'paid');
  const { errors } = await settle(Array.from({ length: 50 }, () => hear(id)));
  expect(errors).toEqual([]);
  expect(await shop.stored(order)).toMatchObject({
    status: 'confirmed',
    received: 3490,
    waiting: 0,
  });
  const events = await shop.rows<{ count: number }>(
    `select count(*)::int as count from event_log where order_id = $1 and kind = 'order.status'`,
    [order.id],
  );
  expect(events).toEqual([{ count: 1 }]);
  expect(
    await shop.rows(`select from outbox where dedupe_key like 'mail:%:' || $1`, [order.id]),
  ).toHaveLength(1);
});

test('a webhook before the answer of the creating call is applied later (R15)', async () => {
  const outcome: WebhookOutcome[] = [];
  shop.provider.tellBeforeAnswer(async (id) => {
    shop.provider.set(id, 'paid');
    outcome.push(await hear(id));
  });
  const order = await shop.place();
  expect(outcome).toEqual(['done']);
  expect((await shop.stored(order)).status).toBe('pendingPayment');
  shop.pass(1.1);
  const { syncDuePayments } = await import('./sync-due-payments');
  expect(await syncDuePayments(shop.context())).toBe(1);
  expect((await shop.stored(order)).status).toBe('confirmed');
});

test('an unknown id causes no query (attack 120)', async () => {
  const before = shop.provider.calls.length;
  expect(await hear('tr_unknown')).toBe('done');
  expect(shop.provider.calls).toHaveLength(before);
});

describe('an answer that does not match the order is not booked (R22, attack 122)', () => {
  test.each([
    ['another sum', { amount: 1 }],
    ['another currency', { currency: 'USD' }],
    ['another order', { metadata: { orderId: 1, attempt: 1 } }],
    ['no order', { metadata: null }],
  ])('%s', async (_, lie) => {
    const { order, payment, id } = await placed();
    shop.provider.set(id, 'paid', lie);
    await sync(payment.id);
    await sync(payment.id);
    expect(await shop.stored(order)).toMatchObject({
      status: 'pendingPayment',
      payments: 'MOLLIE_CREDITCARD open',
      received: 0,
    });
    expect((await shop.seen(order)).paymentProgress).toBe('underReview');
    expect(shop.provider.logged).toHaveLength(1);
    await expect(shop.choose(order, PAYPAL)).rejects.toMatchObject({
      key: 'order.paymentInProgress',
    });
    const events = await shop.rows(
      `select from event_log where order_id = $1 and kind = 'payment.mismatch'`,
      [order.id],
    );
    expect(events).toHaveLength(1);
    shop.expectFaults('payment-mismatch');
  });

  test('once it matches, it is booked', async () => {
    const { order, payment, id } = await placed();
    shop.provider.set(id, 'paid', { amount: 1 });
    await sync(payment.id);
    shop.provider.set(id, 'paid', { amount: 3490 });
    await sync(payment.id);
    expect(await shop.stored(order)).toMatchObject({ status: 'confirmed', received: 3490 });
    expect((await shop.seen(order)).paymentProgress).toBe('none');
  });

  test('a payment that no longer exists', async () => {
    const { payment, id } = await placed();
    shop.provider.payments.delete(id);
    await sync(payment.id);
    shop.expectFaults('payment-mismatch');
  });
});

test('page, webhook and job at the same time book it once (R19)', async () => {
  const { syncDuePayments } = await import('./sync-due-payments');
  const { expireOrders } = await import('../../jobs/expire-orders');
  for (let run = 0; run < 10; run += 1) {
    const { order, payment, id } = await placed();
    shop.provider.set(id, 'paid');
    // All three have queried the provider before the first one writes.
    const waiting: (() => void)[] = [];
    const barrier = async (name: string) => {
      if (name !== 'sync:fetched') return;
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 3) waiting.forEach((each) => each());
      });
    };
    await shop.rows('update payment set next_check_at = $2 where id = $1', [
      payment.id,
      shop.engine.now(),
    ]);
    await Promise.all([
      order.shopper.do(
        (shop) => shop.getMolliePaymentAndUpdateStatus({ orderId: order.id }),
        barrier,
      ),
      hear(id, barrier),
      syncDuePayments(shop.context(barrier)),
      expireOrders(shop.context()),
    ]);
    expect(await shop.stored(order)).toMatchObject({
      status: 'confirmed',
      received: 3490,
      waiting: 0,
    });
    const events = await shop.rows(
      `select from event_log where order_id = $1 and kind = 'order.status'`,
      [order.id],
    );
    expect(events).toHaveLength(1);
  }
});

test('a partial capture by the operator at the provider is all that was received, however late it is reported', async () => {
  const { order, payment, id } = await placed();
  shop.provider.set(id, 'paid', { amountCaptured: 1000 });
  await sync(payment.id);
  expect(await shop.stored(order)).toMatchObject({ received: 1000, waiting: 0 });
  shop.expectFaults('captured-too-little');
});

test('a paid one that the provider denies later is not queried each minute', async () => {
  const { payment, id } = await placed();
  shop.provider.set(id, 'paid');
  await sync(payment.id);
  await shop.rows('update payment set next_check_at = $1', [shop.engine.now()]);
  shop.provider.set(id, 'paid', { metadata: null });
  expect(await syncDuePayments(shop.context())).toBe(1);
  shop.pass(1);
  expect(await syncDuePayments(shop.context())).toBe(0);
});

test('a payment with card data is paid when the shopper is led to the order', async () => {
  const order = await shop.place(CARD, { start: false });
  const input = { orderId: order.id, accessKey: order.accessKey, options: { ccToken: 'tkn_paid' } };
  const made = await order.shopper.do((each) => each.doCreateMolliePaymentFromOrder(input));
  expect(made).toMatchObject({ status: 'paid', checkoutUrl: null });
  expect(await shop.stored(order)).toMatchObject({ status: 'confirmed', received: 3490 });
  expect((await shop.seen(order)).paymentProgress).toBe('none');
});

test('the session that placed the order pays it without its key, another one does not', async () => {
  const order = await shop.place(CARD, { start: false });
  const pay = (shopper: OnlineOrder['shopper']) =>
    shopper.do((each) => each.doCreateMolliePaymentFromOrder({ orderId: order.id }));
  const { providerId } = (await shop.paymentsOf(order))[0]!;
  expect(providerId).toBeNull();
  expect(await pay(order.shopper)).toMatchObject({ orderId: order.id, status: 'open' });
  const { shopper: stranger } = await shop.place(CARD);
  await expect(pay(stranger)).rejects.toMatchObject({ key: 'order.notFound' });
});
