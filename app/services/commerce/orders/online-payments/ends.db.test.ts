import { expect, test } from 'vitest';
import { CARD } from '../../../../../tests/support/memory-provider';
import { onlineShop } from '../../../../../tests/support/online-orders';
import { syncDuePayments } from './sync-due-payments';
import { handlePaymentWebhook } from './handle-webhook';

const shop = onlineShop();

/** The process ends at this point: uncommitted work is lost, and nothing after it runs. */
class Ended extends Error {}
const endAt = (point: string) => async (name: string) => {
  if (name === point) throw new Ended(point);
};
const unlessEnded = (error: unknown) => {
  if (!(error instanceof Ended)) throw error;
};

/** Another process: the job of each minute, and the outbox once expired leases are free again. */
async function goOn() {
  for (const minutes of [6, 6, 40, 180]) {
    shop.pass(minutes);
    await syncDuePayments(shop.context());
    await shop.work();
  }
}

test.each(['payment:created', 'payment:noted'])(
  'ended at %s, the order is paid by one payment (R12)',
  async (point) => {
    const order = await shop.place(CARD, { start: false });
    await order.shopper
      .do((each) => each.doExecutePayment({ orderId: order.id }), endAt(point))
      .catch(unlessEnded);
    shop.pass(2);
    await syncDuePayments(shop.context());
    expect(shop.provider.payments.size).toBe(1);
    const [id] = [...shop.provider.payments.keys()];
    const again = await order.shopper.do((each) => each.doExecutePayment({ orderId: order.id }));
    expect(again.value).toBe(`https://pay.example/${id}`);
    shop.provider.set(id!, 'paid');
    await goOn();
    expect(await shop.stored(order)).toMatchObject({ status: 'confirmed', received: 3490 });
  },
);

test.each(['sync:fetched', 'sync:locked', 'sync:before-commit', 'sync:committed'])(
  'ended at %s, the money is booked once (R12)',
  async (point) => {
    const { order, id } = await shop.begin();
    shop.provider.set(id, 'paid');
    await handlePaymentWebhook(shop.context(endAt(point)), id, '192.0.2.1').catch(unlessEnded);
    await goOn();
    expect(await shop.stored(order)).toMatchObject({
      status: 'confirmed',
      received: 3490,
      waiting: 0,
    });
  },
);

test.each(['refund:tried', 'refund:answered', 'refund:before-commit'])(
  'ended at %s, the money is refunded once (R12)',
  async (point) => {
    const { order, id } = await shop.begin();
    shop.provider.set(id, 'paid');
    await handlePaymentWebhook(shop.context(), id, '192.0.2.1');
    await shop.move(order, 'cancelled');
    await shop.work(endAt(point));
    // The retry comes after the provider has forgotten its keys.
    shop.provider.forgetKeys();
    await goOn();
    expect(shop.provider.refundOf(id).map(({ amount }) => amount)).toEqual([3490]);
    expect(await shop.stored(order)).toMatchObject({ refunded: 3490, waiting: 0 });
  },
);

test.each(['capture:answered', 'sync:fetched', 'sync:before-commit'])(
  'ended at %s, authorized money is captured once (R12)',
  async (point) => {
    const { order, id } = await shop.begin();
    shop.provider.set(id, 'authorized');
    await handlePaymentWebhook(shop.context(), id, '192.0.2.1');
    await shop.move(order, 'shipped');
    await shop.work(endAt(point));
    shop.provider.forgetKeys();
    await goOn();
    expect(shop.provider.payments.get(id)!.amountCaptured).toBe(3490);
    expect(shop.provider.count('capturePayment')).toBe(1);
    expect(await shop.stored(order)).toMatchObject({
      status: 'shipped',
      received: 3490,
      waiting: 0,
    });
  },
);

test('a process that ends during a release has released it once (R12)', async () => {
  const { id, order } = await shop.begin();
  shop.provider.set(id, 'authorized');
  await handlePaymentWebhook(shop.context(), id, '192.0.2.1');
  await shop.move(order, 'cancelled');
  await shop.work(endAt('release:answered'));
  shop.provider.forgetKeys();
  await goOn();
  expect(shop.provider.payments.get(id)!.status).toBe('canceled');
  expect(shop.provider.count('cancelPayment')).toBe(1);
});
