import { describe, expect, test } from 'vitest';
import { CARD, PAYPAL } from '../../../../../tests/support/memory-provider';
import { onlineShop } from '../../../../../tests/support/online-orders';
import { offer, readyToOrder, type Shopper } from '../../../../../tests/support/shopper';
import { runOrderCommand } from '../../../../../server/commands/order-command';
import { syncDuePayments } from '../online-payments/sync-due-payments';
import { handlePaymentWebhook } from '../online-payments/handle-webhook';
import { listStuckExpress, retryExpress } from './follow-refund';
import { settleExpress } from './send-back';

const shop = onlineShop();
let serial = 0;

/** A visitor with an order of 14.90 to place, for which a payment from the cart has begun. */
async function begun(paymentId = PAYPAL) {
  const email = `express${(serial += 1)}@example.de`;
  const goods = [{ variationId: shop.variationId, quantity: 1 }];
  const shopper = await readyToOrder(shop.engine, goods, { paymentId, email });
  const express = await shopper.do((each) => each.doCreateExpressPayment());
  return { shopper, express, id: express.id };
}

const PAYER = {
  email: 'anna@example.com',
  name: 'Anna Beispiel',
  address: {
    streetAndNumber: 'Hafenstraße 12 a',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
  },
};

async function paid(paymentId = PAYPAL) {
  const made = await begun(paymentId);
  shop.provider.set(made.id, 'paid', { payer: PAYER });
  await handlePaymentWebhook(shop.context(), made.id, '192.0.2.1');
  return made;
}

async function place(shopper: Shopper) {
  const form = await offer(shopper);
  const order = await shopper.do((each) => each.doPlaceOrder(form));
  const started = await shopper.do((each) => each.doExecutePayment({ orderId: order.id }));
  return { ...order, started };
}

const known = (shopper: Shopper, isAsking = false) =>
  shopper.do((each) => each.getExpressPayment({ isAsking }));
const states = async () =>
  (
    await shop.rows<{ state: string }>(
      `select state from express_payment where session_id is not null order by id`,
    )
  ).map(({ state }) => state);
const back = (id: string) => shop.provider.refundOf(id).map(({ amount }) => amount);

test('settings of PayPal', async () => {
  expect(await shop.engine.shopper().do((each) => each.getPayPalSettings())).toEqual({
    merchantId: 'MERCHANT',
    clientId: 'client',
    isSandbox: true,
  });
});

describe('paying from the cart', () => {
  test('leads to the provider with the total of the cart, and to the same payment when requested again', async () => {
    const { shopper, express, id } = await begun();
    expect(express).toMatchObject({ state: 'open', amount: 1490, currency: 'EUR', payer: null });
    expect(express.checkoutUrl).toBe(`https://pay.example/${id}`);
    expect(shop.provider.payments.get(id)!.asked).toMatchObject({
      amount: 1490,
      method: 'paypal',
      redirectUrl: 'https://shop.example/readonly-checkout?express=1',
      metadata: { express: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect((await shopper.do((each) => each.doCreateExpressPayment())).id).toBe(id);
    expect(shop.provider.count('createPayment')).toBe(1);
  });

  test('shows the payer to their own visit only', async () => {
    const { shopper, id } = await begun();
    shop.provider.set(id, 'paid', { payer: PAYER });
    expect(await known(shopper, true)).toMatchObject({
      state: 'paid',
      payer: {
        email: 'anna@example.com',
        firstName: 'Anna',
        lastName: 'Beispiel',
        streetName: 'Hafenstraße',
        apartment: '12 a',
        zipCode: '20457',
        country: 1,
      },
    });
    const { shopper: other } = await begun();
    expect(
      await other.do((each) => each.getExpressPayment({ paymentId: id, isAsking: true })),
    ).toBeNull();
  });

  test('a lost answer leaves one payment', async () => {
    const email = `express${(serial += 1)}@example.de`;
    const goods = [{ variationId: shop.variationId, quantity: 1 }];
    const shopper = await readyToOrder(shop.engine, goods, { paymentId: PAYPAL, email });
    shop.provider.fail('createPayment', 'answerLost');
    const begin = () => shopper.do((each) => each.doCreateExpressPayment());
    await expect(begin()).rejects.toMatchObject({ key: 'payment.notStarted' });
    shop.provider.forgetKeys();
    expect((await begin()).state).toBe('open');
    expect(shop.provider.payments.size).toBe(1);
  });

  test('is refused with an empty cart, or where the payment method is not offered', async () => {
    const nobody = shop.engine.shopper();
    await expect(nobody.do((each) => each.doCreateExpressPayment())).rejects.toMatchObject({
      key: 'payment.notAvailable',
    });
  });
});

describe('the order placed with it', () => {
  test('for the same amount is paid by it immediately, and no other payment is requested', async () => {
    const { shopper, id } = await paid();
    const order = await place(shopper);
    expect(order.started).toEqual({ type: 'continue', value: '' });
    expect(await shop.stored(order)).toMatchObject({
      status: 'confirmed',
      payments: 'MOLLIE_PAYPAL paid',
      received: 1490,
    });
    expect(shop.provider.payments.size).toBe(1);
    expect((await states()).at(-1)).toBe('used');
    shop.pass(120);
    await settleExpress(shop.context());
    expect(back(id)).toEqual([]);
    // From then on it is a payment like any other.
    await shop.move(order, 'cancelled');
    await shop.work();
    expect(back(id)).toEqual([1490]);
  });

  test('is paid by it even if the shop is killed right after the order', async () => {
    const { shopper } = await paid();
    const form = await offer(shopper);
    const order = await shopper.do((each) => each.doPlaceOrder(form));
    shop.pass(1);
    await syncDuePayments(shop.context());
    expect((await shop.stored(order)).status).toBe('confirmed');
    expect(shop.provider.payments.size).toBe(1);
  });

  test('for another amount needs a new payment, and the money is refunded', async () => {
    const { shopper, id } = await paid();
    const { variationId } = shop;
    await shopper.do((each) => each.doAddCartItem({ variationId, quantity: 1 }));
    const order = await place(shopper);
    expect(order.started.type).toBe('redirectUrl');
    await settleExpress(shop.context());
    expect(back(id)).toEqual([1490]);
    expect((await states()).at(-1)).toBe('returned');
    expect((await shop.stored(order)).status).toBe('pendingPayment');
  });
});

describe('no order is placed with it', () => {
  test('the money is refunded after an hour, once', async () => {
    const { shopper, id } = await paid();
    shop.pass(59);
    await settleExpress(shop.context());
    expect(back(id)).toEqual([]);
    shop.pass(2);
    shop.provider.fail('refundPayment', 'answerLost');
    await settleExpress(shop.context());
    shop.provider.forgetKeys();
    for (const minutes of [6, 60]) {
      shop.pass(minutes);
      await settleExpress(shop.context());
    }
    expect(back(id)).toEqual([1490]);
    expect(await known(shopper)).toBeNull();
    const order = await place(shopper);
    expect(order.started.type).toBe('redirectUrl');
  });

  test('also without a webhook about the payment, or after the session was deleted', async () => {
    const { id } = await begun();
    shop.provider.set(id, 'paid');
    shop.pass(3);
    await settleExpress(shop.context());
    await shop.rows('update express_payment set session_id = null');
    shop.pass(61);
    await settleExpress(shop.context());
    expect(back(id)).toEqual([1490]);
  });

  test('a refund that the provider refuses is tried again, and listed by the ledger after a day', async () => {
    const { id } = await paid();
    shop.pass(61);
    shop.provider.fail('refundPayment', 'refused', 2);
    await expect(settleExpress(shop.context())).rejects.toThrow('it was refused');
    expect(await settleExpress(shop.context())).toBe(0);
    shop.pass(25 * 60);
    await expect(settleExpress(shop.context())).rejects.toThrow('it was refused');
    shop.expectFaults('express-stuck');
    expect(back(id)).toEqual([]);
  });

  describe('and the provider accepts the refund, but cannot complete it', () => {
    const hear = (id: string) => handlePaymentWebhook(shop.context(), id, '192.0.2.1');

    /** Its refund was accepted and has failed since. */
    async function failed() {
      const { id } = await paid();
      shop.pass(61);
      await settleExpress(shop.context());
      expect(back(id)).toEqual([1490]);
      shop.provider.failRefund(id, shop.provider.refundOf(id)[0]!.id);
      return id;
    }

    test.each([
      ['when it is queried after hours', () => settleExpress(shop.context())],
      ['when it sends a webhook', hear],
    ])('%s the team is notified once, and nothing is sent again', async (_, notice) => {
      const id = await failed();
      shop.pass(6 * 60 + 1);
      await notice(id);
      await notice(id);
      shop.pass(25 * 60);
      await settleExpress(shop.context());
      expect(await shop.mails('express_stuck')).toBe(1);
      expect(await listStuckExpress(shop.context())).toMatchObject([
        { providerId: id, amount: 1490 },
      ]);
      expect(back(id)).toEqual([1490]);
      shop.expectFaults('express-refund-failed');
    });

    test('sent again by hand it has another key, and is tracked like the first', async () => {
      const id = await failed();
      await hear(id);
      const express = (await listStuckExpress(shop.context()))[0]!.id;
      expect([
        await retryExpress(shop.context(), express),
        await retryExpress(shop.context(), express),
      ]).toEqual([true, false]);
      shop.provider.fail('refundPayment', 'answerLost');
      await settleExpress(shop.context());
      shop.pass(6);
      await settleExpress(shop.context());
      expect(shop.provider.refundOf(id).map(({ status }) => status)).toEqual(['failed', 'pending']);
      shop.provider.refundOf(id)[1]!.status = 'refunded';
      shop.pass(6 * 60 + 1);
      await settleExpress(shop.context());
      expect(await settleExpress(shop.context())).toBe(0);
      expect(await listStuckExpress(shop.context())).toEqual([]);
    });

    test('recorded as paid back by other means it is settled, whatever the provider reports later', async () => {
      const id = await failed();
      await hear(id);
      const express = (await listStuckExpress(shop.context()))[0]!.id;
      const lines: string[] = [];
      const log = (line: string) => void lines.push(line);
      const say = (...words: string[]) =>
        runOrderCommand(words, { DATABASE_URL: shop.engine.url }, { log, error: log });
      for (const words of [['express'], ['express-repaid', `${express}`], ['express']]) {
        expect(await say(...words)).toBe(0);
      }
      expect(lines).toEqual([
        `Payment ${express} (${id}): 14.90 EUR, paid from a cart on 2026-11-24, did not arrive when it was paid back`,
        `Payment ${express}: noted as paid back`,
        'No money without an order waits',
      ]);
      await hear(id);
      shop.pass(25 * 60);
      expect(await settleExpress(shop.context())).toBe(0);
      expect(back(id)).toEqual([1490]);
    });

    test('an amount refunded in the provider’s dashboard meanwhile is not refunded twice', async () => {
      const id = await failed();
      await hear(id);
      shop.provider.refundThere(id, 1490);
      await hear(id);
      expect(await listStuckExpress(shop.context())).toEqual([]);
      expect(back(id)).toEqual([1490, 1490]);
      const other = (await paid()).id;
      shop.provider.refundThere(other, 500);
      shop.pass(61);
      await settleExpress(shop.context());
      expect(back(other)).toEqual([500, 990]);
    });
  });

  test('with another payment method it is refunded', async () => {
    const { shopper, id } = await paid(CARD);
    await place(shopper);
    shop.pass(61);
    await settleExpress(shop.context());
    expect(back(id)).toEqual([1490]);
  });

  test.each(['failed', 'canceled', 'expired'] as const)('%s: nothing follows', async (status) => {
    const { shopper, id } = await begun();
    shop.provider.set(id, status);
    await known(shopper, true);
    expect(await known(shopper)).toBeNull();
    expect(await settleExpress(shop.context())).toBe(0);
  });

  test('another amount than requested is not accepted', async () => {
    const { shopper, id } = await begun();
    shop.provider.set(id, 'paid', { amount: 1 });
    expect(await known(shopper, true)).toMatchObject({ state: 'open', payer: null });
    expect(shop.provider.logged).toHaveLength(1);
  });
});
