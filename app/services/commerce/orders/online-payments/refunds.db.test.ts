import { describe, expect, test } from 'vitest';
import { CARD, PAYPAL } from '../../../../../tests/support/memory-provider';
import { onlineShop, type OnlineOrder } from '../../../../../tests/support/online-orders';
import { offer, readyToOrder } from '../../../../../tests/support/shopper';
import { expireOrders } from '../../jobs/expire-orders';
import { confirmPayment } from '../order/confirm-payment';
import { listRefunds } from '../order-payment/list-refunds';
import { repayPayments } from '../order-payment/repay-payments';
import { blockGiftCards } from '../order/block-gift-cards';
import { moveReturn } from '../returns/move-return';
import { transact } from '../../core/commerce-context';
import { writeReturn } from '../returns/write-return';
import { retryPayments } from './retry-payments';
import { blockGiftCard } from '../../sale/gift-cards/manage-gift-cards';
import { syncDuePayments } from './sync-due-payments';
import { syncPayment } from './sync-payment';

const shop = onlineShop();

async function paid(paymentId = CARD, options: Parameters<typeof shop.begin>[1] = {}) {
  const made = await shop.begin(paymentId, options);
  shop.provider.set(made.id, 'paid');
  await syncPayment(shop.context(), made.paymentId);
  return made;
}

const sync = ({ paymentId }: { paymentId: number }) => syncPayment(shop.context(), paymentId);
const back = (id: string) => shop.provider.refundOf(id).map(({ amount }) => amount);

async function withdraw(order: OnlineOrder, quantity: number) {
  const { orderItems } = await shop.seen(order);
  await order.shopper.do((each) =>
    each.doSubmitCancellation({
      name: 'Anna',
      orderId: String(order.id),
      email: 'anna@example.de',
      submissionId: `withdrawn-from-online-${order.id}`,
      items: 'x',
      lines: [{ orderItemId: orderItems[0]!.id, quantity }],
    }),
  );
}

describe('refunds go through the provider of the payment', () => {
  test('for a cancelled order, and the buyer is notified', async () => {
    const { order, id } = await paid();
    await shop.move(order, 'cancelled');
    expect(await shop.stored(order)).toMatchObject({ waiting: 3490, refunded: 0 });
    expect((await shop.seen(order)).paymentProgress).toBe('refunding');
    await shop.work();
    expect(await shop.stored(order)).toMatchObject({ waiting: 0, refunded: 3490 });
    expect(back(id)).toEqual([3490]);
    expect(await shop.mails('payment_refunded')).toBe(1);
    const seen = await shop.seen(order);
    expect([seen.paymentStatus, seen.paymentProgress]).toEqual(['refunded', 'refunding']);
    shop.provider.refundOf(id)[0]!.status = 'refunded';
    const [payment] = await shop.paymentsOf(order);
    await syncPayment(shop.context(), payment!.id);
    expect((await shop.seen(order)).paymentProgress).toBe('none');
  });

  test('in part, for goods withdrawn from before they are sent', async () => {
    const { order, id } = await paid();
    await withdraw(order, 1);
    await shop.work();
    expect(back(id)).toEqual([1000]);
    expect(await shop.stored(order)).toMatchObject({
      status: 'confirmed',
      waiting: 0,
      refunded: 1000,
    });
  });

  test('for a return, once it is settled', async () => {
    const { order, id } = await paid();
    await shop.move(order, 'shipped');
    const { orderItems } = await shop.seen(order);
    const items = [{ orderItemId: orderItems[0]!.id, quantity: 1, returnReasonId: 1 }];
    const returnId = await transact(shop.context(), (ctx) =>
      writeReturn(ctx, { orderId: order.id, items }),
    );
    await moveReturn(shop.context(), { returnId, to: 'received' });
    await shop.work();
    expect(back(id)).toEqual([]);
    await moveReturn(shop.context(), { returnId, to: 'refunded' });
    await shop.work();
    expect(back(id)).toEqual([1000]);
    expect(await shop.mails('payment_refunded')).toBe(0);
  });

  test('the part paid by other means waits for the operator', async () => {
    const { order, id } = await paid();
    await confirmPayment(shop.context(), order.id, { amount: 510 });
    await shop.work();
    // More than the amount due was booked by hand to the payment at the provider: it is refunded
    // there as far as possible.
    expect(await shop.stored(order)).toMatchObject({ received: 4000 });
    await repayPayments(shop.context(), order.id);
    expect(await shop.stored(order)).toMatchObject({ refunded: 510, waiting: 0 });
    expect(back(id)).toEqual([510]);
  });
});

test('paid by two payments: the second one is refunded (R21)', async () => {
  const order = await shop.place();
  const [first] = await shop.paymentsOf(order);
  await shop.choose(order, PAYPAL);
  const [, second] = await shop.paymentsOf(order);
  shop.provider.set(second!.providerId, 'paid');
  await syncPayment(shop.context(), second!.id);
  // In the old tab.
  shop.provider.set(first!.providerId, 'paid');
  await syncPayment(shop.context(), first!.id);
  expect(await shop.stored(order)).toMatchObject({
    status: 'confirmed',
    payments: 'MOLLIE_CREDITCARD duplicate, MOLLIE_PAYPAL paid',
    waiting: 3490,
  });
  await shop.work();
  expect(back(first!.providerId)).toEqual([3490]);
  expect(back(second!.providerId)).toEqual([]);
  expect(await shop.stored(order)).toMatchObject({ received: 6980, refunded: 3490, waiting: 0 });
  expect(await shop.mails('payment_refunded')).toBe(1);
});

test('paid after the order was cancelled: it is refunded (R20)', async () => {
  const order = await shop.place();
  const [payment] = await shop.paymentsOf(order);
  shop.pass(3 * 24 * 60);
  await expireOrders(shop.context());
  expect(await shop.stored(order)).toMatchObject({ status: 'cancelled' });
  shop.provider.set(payment!.providerId, 'paid');
  await syncPayment(shop.context(), payment!.id);
  expect(await shop.stored(order)).toMatchObject({
    status: 'cancelled',
    payments: 'MOLLIE_CREDITCARD paid',
    received: 3490,
    waiting: 3490,
  });
  await shop.work();
  expect(await shop.stored(order)).toMatchObject({ refunded: 3490, waiting: 0 });
  expect(back(payment!.providerId)).toEqual([3490]);
});

describe('a refund is sent once', () => {
  test('whatever the answer, and however late it is retried', async () => {
    const { order, id } = await paid();
    await shop.move(order, 'cancelled');
    shop.provider.fail('refundPayment', 'answerLost');
    await shop.work();
    expect(await shop.stored(order)).toMatchObject({ refunded: 0, waiting: 3490 });
    shop.provider.forgetKeys();
    shop.pass(180);
    await shop.work();
    expect(back(id)).toEqual([3490]);
    expect(await shop.stored(order)).toMatchObject({ refunded: 3490, waiting: 0 });
  });

  test('when its webhook comes first', async () => {
    const { order, id, ...made } = await paid();
    await shop.move(order, 'cancelled');
    await shop.work(async (name) => {
      if (name === 'refund:answered') await sync(made);
    });
    expect(back(id)).toEqual([3490]);
    expect(await shop.stored(order)).toMatchObject({ refunded: 3490, waiting: 0 });
  });

  test('provider unreachable: it is retried until it is done', async () => {
    const { order, id } = await paid();
    await shop.move(order, 'cancelled');
    shop.provider.fail('refundPayment', 'away', 3);
    for (const minutes of [0, 2, 6, 40]) {
      shop.pass(minutes);
      await shop.work();
    }
    expect(back(id)).toEqual([3490]);
  });
});

describe('refused', () => {
  async function refused() {
    const made = await paid();
    await shop.move(made.order, 'cancelled');
    shop.provider.fail('refundPayment', 'refused');
    await shop.work();
    return made;
  }

  test('it waits for the operator, who is notified and pays it by hand', async () => {
    const { order } = await refused();
    expect(shop.provider.logged).toHaveLength(1);
    expect(await listRefunds(shop.context())).toMatchObject([
      { orderId: order.id, amount: 3490, by: 'operator', refusal: 'it was refused' },
    ]);
    expect(await repayPayments(shop.context(), order.id)).toBe(3490);
    expect(await shop.stored(order)).toMatchObject({ refunded: 3490, waiting: 0 });
  });

  test('the ledger lists it', async () => {
    await refused();
    shop.expectFaults('refund-refused');
  });

  test("refunded by hand in the provider's dashboard, it is recorded once", async () => {
    const { order, id, ...made } = await refused();
    shop.provider.refundThere(id, 3490);
    await sync(made);
    expect(await shop.stored(order)).toMatchObject({ refunded: 3490, waiting: 0 });
    expect(await repayPayments(shop.context(), order.id)).toBe(0);
  });

  test('it can be tried again', async () => {
    const { order, id } = await refused();
    expect(await retryPayments(shop.context(), order.id)).toMatchObject({ refunds: 1 });
    await shop.work();
    expect(back(id)).toEqual([3490]);
    expect(await shop.stored(order)).toMatchObject({ refunded: 3490, waiting: 0 });
  });
});

test('one that fails at the bank waits for the operator', async () => {
  const { order, id, ...made } = await paid();
  await shop.move(order, 'cancelled');
  await shop.work();
  shop.provider.failRefund(id, shop.provider.refundOf(id)[0]!.id);
  await sync(made);
  await sync(made);
  expect(await shop.stored(order)).toMatchObject({ refunded: 0, waiting: 3490 });
  expect(await listRefunds(shop.context())).toMatchObject([{ by: 'operator', refusal: 'failed' }]);
  shop.expectFaults('refund-refused');
});

describe('events at the provider reopen nothing (R23)', () => {
  test('refunded there by the operator', async () => {
    const { order, id, ...made } = await paid();
    await shop.move(order, 'shipped');
    shop.provider.refundThere(id, 1000);
    await sync(made);
    await sync(made);
    expect(await shop.stored(order)).toMatchObject({
      status: 'shipped',
      refunded: 1000,
      waiting: 0,
    });
    expect((await shop.seen(order)).paymentStatus).toBe('partlyRefunded');
  });

  test('refunded there: it is tracked until it has arrived', async () => {
    const { order, id, ...made } = await paid();
    await shop.move(order, 'shipped');
    const refund = shop.provider.refundThere(id, 1000);
    await sync(made);
    expect((await shop.seen(order)).paymentProgress).toBe('refunding');
    refund.status = 'refunded';
    shop.pass(7 * 60);
    expect(await syncDuePayments(shop.context())).toBe(1);
    expect((await shop.seen(order)).paymentProgress).toBe('none');
  });

  test('another amount than the one that waits: the rest keeps waiting', async () => {
    const made = await paid();
    await shop.move(made.order, 'cancelled');
    shop.provider.refundThere(made.id, 1000);
    await sync(made);
    expect(await shop.stored(made.order)).toMatchObject({ refunded: 1000, waiting: 2490 });
    await shop.work();
    expect(back(made.id)).toEqual([1000, 2490]);
  });

  test('charged back', async () => {
    const { order, id, ...made } = await paid();
    await shop.move(order, 'shipped');
    shop.provider.set(id, 'paid', { amountChargedBack: 3490 });
    await sync(made);
    await sync(made);
    expect(await shop.stored(order)).toMatchObject({
      status: 'shipped',
      payments: 'MOLLIE_CREDITCARD charged_back',
      received: 3490,
      waiting: 0,
    });
    const seen = await shop.seen(order);
    expect([seen.paymentProgress, seen.balance.paid]).toEqual(['chargedBack', 0]);
    expect(await shop.mails('charge_back')).toBe(1);
    await expect(shop.choose(order, PAYPAL)).rejects.toMatchObject({
      key: 'order.paymentMethodCantSwitch',
    });
    // An older answer arrives later.
    shop.provider.set(id, 'paid', { amountChargedBack: 0 });
    await sync(made);
    expect((await shop.seen(order)).paymentProgress).toBe('chargedBack');
  });

  test('charged back while a refund waits: it is not refunded as well', async () => {
    const { order, id, ...made } = await paid();
    await shop.move(order, 'cancelled');
    shop.provider.set(id, 'paid', { amountChargedBack: 3490 });
    await sync(made);
    expect(await shop.stored(order)).toMatchObject({ refunded: 0, waiting: 0 });
    await shop.work();
    expect(back(id)).toEqual([]);
  });
});

describe('bought gift cards whose payment was reversed', () => {
  /** Two gift cards of 50 euros and `paints` tins, paid at the provider. */
  async function bought({ paints = 0, couponCode }: { paints?: number; couponCode?: string } = {}) {
    const { variationIds } = await shop.engine.fixture.item({
      name: 'Gutschein',
      variations: [{ price: 5000, stock: null, vatClass: 'voucher' }],
    });
    const goods = [{ variationId: variationIds[0]!, quantity: 2 }];
    if (paints > 0) goods.push({ variationId: shop.variationId, quantity: paints });
    return paid(CARD, { goods, ...(couponCode && { couponCode }) });
  }
  type Purchase = Awaited<ReturnType<typeof bought>>;

  async function chargeBack(made: Purchase) {
    const { amount, amountRefunded } = shop.provider.payments.get(made.id)!;
    shop.provider.set(made.id, 'paid', { amountChargedBack: amount - amountRefunded });
    await sync(made);
  }

  const areBlocked = async ({ order }: Purchase) =>
    (await shop.seen(order)).boughtGiftCards.map(({ isBlocked }) => isBlocked);

  async function sendBack({ order }: Purchase) {
    const { orderItems } = await shop.seen(order);
    const line = orderItems.find(({ isGiftCard }) => isGiftCard)!;
    const items = [{ orderItemId: line.id, quantity: 2, returnReasonId: 1 }];
    return transact(shop.context(), async (ctx) => {
      await ctx.db.client.query('select from orders where id = $1 for update', [order.id]);
      await blockGiftCards(ctx, order.id, [line.id]);
      return writeReturn(ctx, { orderId: order.id, items });
    });
  }

  test('charged back: they stop paying, and their order is due again', async () => {
    const made = await bought();
    const { boughtGiftCards } = await shop.seen(made.order);
    const goods = [{ variationId: shop.variationId, quantity: 1 }];
    const buyer = await readyToOrder(shop.engine, goods, { email: 'beschenkt@example.de' });
    await buyer.do((each) => each.doAddCoupon({ couponCode: boughtGiftCards[0]!.code! }));
    const form = await offer(buyer);
    await buyer.do((each) => each.doPlaceOrder(form));
    await chargeBack(made);
    expect(await areBlocked(made)).toEqual([true, true]);
    expect((await shop.seen(made.order)).balance).toMatchObject({ due: 10_000, paid: 0 });
    const logged = await shop.rows(
      `select data->>'reason' as reason from event_log where kind = 'giftCard.blocked'`,
    );
    expect(logged).toEqual([{ reason: 'unpaid' }, { reason: 'unpaid' }]);
  });

  test('an amount paid by another gift card does not pay for them', async () => {
    const card = { code: 'NEBENBEI0001', amount: 6000, open_amount: 6000 };
    await shop.engine.fixture.insert('gift_card', card);
    const made = await bought({ paints: 6, couponCode: card.code });
    await chargeBack(made);
    expect((await shop.seen(made.order)).balance.paid).toBe(6000);
    expect(await areBlocked(made)).toEqual([true, true]);
  });

  test('refunded at the provider: as many stay usable as are still paid', async () => {
    const made = await bought({ paints: 1 });
    shop.provider.refundThere(made.id, 1000);
    await sync(made);
    expect(await areBlocked(made)).toEqual([false, false]);
    shop.provider.refundThere(made.id, 2000);
    await sync(made);
    expect(await areBlocked(made)).toEqual([false, true]);
  });

  test('paid again they pay again, except the one that the operator blocked', async () => {
    const made = await bought();
    const { boughtGiftCards } = await shop.seen(made.order);
    await blockGiftCard(shop.context(), boughtGiftCards[0]!.code!, true);
    await chargeBack(made);
    await confirmPayment(shop.context(), made.order.id, { amount: 9999 });
    expect(await areBlocked(made)).toEqual([true, true]);
    await confirmPayment(shop.context(), made.order.id, { amount: 1 });
    expect(await areBlocked(made)).toEqual([true, false]);
  });

  test('charged back, their order can still be cancelled', async () => {
    const made = await bought({ paints: 1 });
    await chargeBack(made);
    await shop.move(made.order, 'cancelled');
    expect(await shop.stored(made.order)).toMatchObject({ status: 'cancelled', waiting: 0 });
    expect(await areBlocked(made)).toEqual([true, true]);
  });

  test('charged back during a return: refusing the return unblocks them only if they are paid', async () => {
    const made = await bought();
    const returnId = await sendBack(made);
    await chargeBack(made);
    await moveReturn(shop.context(), { returnId, to: 'refused' });
    expect(await areBlocked(made)).toEqual([true, true]);
    const again = await sendBack(made);
    await confirmPayment(shop.context(), made.order.id, { amount: 10_000 });
    await moveReturn(shop.context(), { returnId: again, to: 'refused' });
    expect(await areBlocked(made)).toEqual([false, false]);
  });
});
