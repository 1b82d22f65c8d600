import { describe, expect, test } from 'vitest';
import { CARD, PAYPAL, TRANSFER } from '../../../../../tests/support/memory-provider';
import { onlineShop } from '../../../../../tests/support/online-orders';
import { expireOrders } from '../../jobs/expire-orders';
import { refreshMethods } from '../../sale/payments/mollie/refresh-methods';
import { syncDuePayments } from './sync-due-payments';
import { syncPayment } from './sync-payment';
import { handlePaymentWebhook } from './handle-webhook';

const shop = onlineShop();
const PREPAYMENT = 1;

const hold = (isHeld: boolean) =>
  shop.rows(
    `update setting set value = value || jsonb_build_object('holdCardMoney', $1::boolean)
     where key = 'orders'`,
    [isHeld],
  );

describe('a payment without a webhook (R17)', () => {
  test('is found by the job within a minute', async () => {
    const { order, id } = await shop.begin();
    shop.provider.set(id, 'paid');
    expect(await syncDuePayments(shop.context())).toBe(0);
    shop.pass(1);
    expect(await syncDuePayments(shop.context())).toBe(1);
    expect((await shop.stored(order)).status).toBe('confirmed');
    shop.pass(60);
    expect(await syncDuePayments(shop.context())).toBe(0);
  });

  test('is found by the page to which the shopper returns', async () => {
    const { order, id } = await shop.begin();
    shop.provider.set(id, 'paid');
    const back = shop.engine.shopper();
    const { id: orderId, accessKey } = order;
    // In another browser, with the key that the provider's redirect contains.
    expect(
      await back.do((each) => each.getMolliePaymentAndUpdateStatus({ orderId, accessKey })),
    ).toMatchObject({ status: 'paid', molliePaymentId: id });
    expect((await shop.stored(order)).status).toBe('confirmed');
  });

  test('the shopper never comes back: the webhook alone completes it (R18)', async () => {
    const { order, id } = await shop.begin();
    shop.provider.set(id, 'paid');
    expect(await handlePaymentWebhook(shop.context(), id, '192.0.2.1')).toBe('done');
    expect((await shop.stored(order)).status).toBe('confirmed');
    expect(
      await shop.rows(`select from outbox where dedupe_key = 'mail:order_received:' || $1::int`, [
        order.id,
      ]),
    ).toHaveLength(1);
  });

  test('is queried less and less often', async () => {
    await shop.begin();
    const asked: number[] = [];
    for (let minute = 1; minute <= 48 * 60; minute += minute < 60 ? 1 : 30) {
      shop.pass(minute <= 60 ? 1 : 30);
      if ((await syncDuePayments(shop.context())) > 0) asked.push(minute);
    }
    expect(asked.filter((minute) => minute <= 10)).toHaveLength(10);
    expect(asked.length).toBeLessThan(75);
  });
});

describe('the provider cannot be reached', () => {
  test('a webhook is requested again, and the outbox queries the payment', async () => {
    const { order, id } = await shop.begin();
    shop.provider.set(id, 'paid');
    shop.provider.fail('getPayment', 'away');
    expect(await handlePaymentWebhook(shop.context(), id, '192.0.2.1')).toBe('later');
    await shop.work();
    expect((await shop.stored(order)).status).toBe('confirmed');
  });

  test('too many webhooks from one address', async () => {
    await shop.rows(
      `insert into rate_limit (key, window_start, count) values ('webhook:192.0.2.9', $1, 1200)`,
      [new Date('2026-11-24T09:00:00Z')],
    );
    expect(await handlePaymentWebhook(shop.context(), 'tr_whatever', '192.0.2.9')).toBe('tooMany');
  });

  test('an order waits, and can be paid when the job has created its payment (R11)', async () => {
    shop.provider.fail('createPayment', 'away', 1);
    const order = await shop.place();
    expect(order.started.value).toBe('payment.notStarted');
    shop.pass(1);
    await syncDuePayments(shop.context());
    expect(shop.provider.payments.size).toBe(1);
    const again = await order.shopper.do((each) => each.doExecutePayment({ orderId: order.id }));
    expect(again.type).toBe('redirectUrl');
    expect(shop.provider.payments.size).toBe(1);
  });

  test('after a kill right after the order was written, the job creates the payment (R11)', async () => {
    const order = await shop.place(CARD, { start: false });
    shop.pass(1);
    expect(await syncDuePayments(shop.context())).toBe(1);
    expect((await shop.paymentsOf(order))[0]!.providerId).toMatch(/^tr_/);
  });

  test('the shopper can use another payment method meanwhile', async () => {
    const { order } = await shop.begin();
    shop.provider.fail('getPayment', 'away');
    expect(await shop.choose(order, PREPAYMENT)).toEqual({ type: 'continue', value: '' });
    expect((await shop.stored(order)).payments).toBe('MOLLIE_CREDITCARD canceled, PREPAYMENT open');
    await shop.work();
  });

  test('the job stops after three unanswered calls, or while the gateway is paused', async () => {
    for (let i = 0; i < 5; i += 1) await shop.begin();
    shop.pass(1);
    shop.provider.fail('getPayment', 'away', 5);
    const before = shop.provider.count('getPayment');
    await syncDuePayments(shop.context());
    expect(shop.provider.count('getPayment') - before).toBe(3);
    shop.provider.heal();
    shop.provider.pause(5_000);
    expect(await syncDuePayments(shop.context())).toBe(0);
    shop.provider.pause(0);
    expect(await syncDuePayments(shop.context())).toBe(2);
  });

  test('an unreadable answer does not block other payments', async () => {
    const { order, id } = await shop.begin();
    await shop.begin();
    shop.provider.set(id, 'paid');
    shop.pass(1);
    shop.provider.fail('getPayment', 'unreadable');
    await expect(syncDuePayments(shop.context())).rejects.toThrow('half an answer');
    shop.pass(1);
    await syncDuePayments(shop.context());
    expect((await shop.stored(order)).status).toBe('confirmed');
  });
});

describe('the last day to pay', () => {
  test('is the next day; then the order ends, and its payment at the provider is cancelled', async () => {
    const { order, id } = await shop.begin(PAYPAL);
    expect((await shop.seen(order)).payUntil).toBe('2026-11-25');
    shop.pass(24 * 60);
    expect(await expireOrders(shop.context())).toBe(0);
    shop.pass(24 * 60);
    expect(await expireOrders(shop.context())).toBe(1);
    expect(await shop.stored(order)).toMatchObject({ status: 'cancelled' });
    expect(shop.provider.payments.get(id)!.status).toBe('canceled');
  });

  test.each(['pending', 'authorized'] as const)(
    'waits while the payment is %s at the provider',
    async (status) => {
      const { order, id } = await shop.begin();
      shop.provider.set(id, status);
      shop.pass(3 * 24 * 60);
      expect(await expireOrders(shop.context())).toBe(0);
      expect((await shop.stored(order)).status).not.toBe('cancelled');
    },
  );

  test('waits until the provider answers', async () => {
    const { order } = await shop.begin();
    shop.pass(3 * 24 * 60);
    shop.provider.fail('getPayment', 'away');
    await expect(expireOrders(shop.context())).rejects.toThrow('nobody answered');
    expect((await shop.stored(order)).status).toBe('pendingPayment');
    expect(await expireOrders(shop.context())).toBe(1);
  });

  test('is found paid at the last moment', async () => {
    const { order, id } = await shop.begin();
    shop.pass(3 * 24 * 60);
    shop.provider.set(id, 'paid');
    expect(await expireOrders(shop.context())).toBe(0);
    expect((await shop.stored(order)).status).toBe('confirmed');
  });

  test('of a transfer at the provider is that of a transfer', async () => {
    const { order } = await shop.begin(TRANSFER);
    expect((await shop.seen(order)).payUntil).toBe('2026-12-01');
  });
});

describe('authorized money', () => {
  async function held() {
    await hold(true);
    const made = await shop.begin();
    expect(shop.provider.payments.get(made.id)!.asked.captureMode).toBe('manual');
    await hold(false);
    shop.provider.set(made.id, 'authorized');
    await syncPayment(shop.context(), made.paymentId);
    return made;
  }

  test('is captured when the goods are sent', async () => {
    const { order, id } = await held();
    await shop.move(order, 'shipped');
    await shop.work();
    expect(shop.provider.payments.get(id)!.amountCaptured).toBe(3490);
    expect(await shop.stored(order)).toMatchObject({
      status: 'shipped',
      payments: 'MOLLIE_CREDITCARD paid',
      received: 3490,
      waiting: 0,
    });
  });

  test('is captured once, whichever answer is lost', async () => {
    const { order, id } = await held();
    await shop.move(order, 'shipped');
    shop.provider.fail('capturePayment', 'answerLost');
    await shop.work();
    shop.provider.forgetKeys();
    shop.pass(2);
    await shop.work();
    expect(shop.provider.count('capturePayment')).toBe(1);
    expect(shop.provider.payments.get(id)!.amountCaptured).toBe(3490);
    expect((await shop.stored(order)).received).toBe(3490);
  });

  test('is captured as far as it is due then', async () => {
    const { order, id } = await held();
    const { orderItems } = await shop.seen(order);
    await order.shopper.do((each) =>
      each.doSubmitCancellation({
        name: 'Anna',
        orderId: String(order.id),
        email: 'anna@example.de',
        submissionId: `withdrawn-from-held-${order.id}`,
        items: 'x',
        lines: [{ orderItemId: orderItems[0]!.id, quantity: 2 }],
      }),
    );
    await shop.move(order, 'shipped');
    await shop.work();
    expect(shop.provider.payments.get(id)!.amountCaptured).toBe(1490);
    expect(await shop.stored(order)).toMatchObject({ received: 1490, waiting: 0 });
  });

  test.each(['cancelled', 'withdrawn'] as const)(
    'of an order that is %s is released',
    async (to) => {
      const { order, id } = await held();
      if (to === 'cancelled') await shop.move(order, 'cancelled');
      else
        await order.shopper.do((each) =>
          each.doSubmitCancellation({
            name: 'Anna',
            orderId: String(order.id),
            email: 'anna@example.de',
            submissionId: `withdrawn-from-all-${order.id}`,
          }),
        );
      await shop.work();
      expect(shop.provider.payments.get(id)!.status).toBe('canceled');
      expect(await shop.stored(order)).toMatchObject({ status: to, received: 0, waiting: 0 });
    },
  );

  test('that expires makes the order wait for another payment', async () => {
    const { order, id, paymentId } = await held();
    shop.provider.set(id, 'expired');
    await syncPayment(shop.context(), paymentId);
    expect(await shop.stored(order)).toMatchObject({
      status: 'pendingPayment',
      payments: 'MOLLIE_CREDITCARD expired',
    });
    expect((await shop.seen(order)).payUntil).toBe('2026-11-25');
    expect(await shop.mails('payment_lapsed')).toBe(1);
    expect((await shop.choose(order, CARD)).type).toBe('redirectUrl');
  });

  test('that cannot be captured is listed a day later', async () => {
    const { order } = await held();
    await shop.move(order, 'shipped');
    shop.provider.fail('capturePayment', 'refused');
    await shop.work();
    shop.pass(25 * 60);
    shop.expectFaults('sent-not-captured');
  });

  test('for an attempt given up meanwhile is released', async () => {
    const { order, id } = await shop.begin();
    await shop.choose(order, PREPAYMENT);
    await shop.work();
    shop.provider.set(id, 'authorized');
    const [first] = await shop.paymentsOf(order);
    await syncPayment(shop.context(), first!.id);
    await shop.work();
    expect(shop.provider.payments.get(id)!.status).toBe('canceled');
    expect((await shop.stored(order)).payments).toBe('MOLLIE_CREDITCARD canceled, PREPAYMENT open');
  });
});

describe('payment methods of the provider', () => {
  const offered = async () => {
    const shopper = shop.engine.shopper();
    await shopper.do((each) => each.doAddCartItem({ variationId: shop.variationId, quantity: 3 }));
    const { list } = await shopper.do((each) => each.getPaymentProviders());
    return list.filter(({ key }) => key === 'Mollie').map(({ paymentKey }) => paymentKey);
  };

  test('are offered while the provider has them and the amount is within its limits', async () => {
    const { gateway } = shop.provider;
    const [card] = await gateway.listMethods('de_DE');
    shop.provider.setMethods([
      { ...card!, maximumAmount: 1000 },
      { ...card!, id: 'paypal', minimumAmount: 100 },
      { ...card!, id: 'klarna' },
    ]);
    expect(await refreshMethods(shop.context())).toBe(3);
    expect(await offered()).toEqual(['MOLLIE_PAYPAL']);
    const shopper = shop.engine.shopper();
    expect(
      Buffer.from(
        (await shopper.do((each) => each.getPaymentIcon({ method: 'paypal' })))!.svg,
      ).toString(),
    ).toContain('<svg>');
    const version = () => shop.rows('select version from reference_version');
    const before = await version();
    shop.pass(15);
    await refreshMethods(shop.context());
    expect(await version()).toEqual(before);
    shop.provider.fail('listMethods', 'away');
    await expect(refreshMethods(shop.context())).rejects.toThrow('nobody answered');
    expect(await offered()).toEqual(['MOLLIE_PAYPAL']);
    shop.engine.setProvider(null);
    expect(await offered()).toEqual([]);
  });
});
