import { describe, expect, test } from 'vitest';
import { CARD, PAYPAL } from '../../../../../tests/support/memory-provider';
import { onlineShop } from '../../../../../tests/support/online-orders';
import type { StatementLine } from '../../../bank-statements/statement-line';
import { bookLine } from '../bank-lines/book-line';
import { listLines } from '../bank-lines/list-lines';
import { bookLines } from '../bank-lines/read-lines';
import { listRefunds } from '../order-payment/list-refunds';
import { bookByHand } from './book-by-hand';
import { syncPayment } from './sync-payment';

const shop = onlineShop();

const book = ({ order }: { order: { id: number } }, came = {}) =>
  bookByHand(shop.context(), order.id, came);

describe('money received outside the provider, for an order with an open payment there', () => {
  test('is a separate attempt, and the payment at the provider is cancelled', async () => {
    const made = await shop.begin(PAYPAL);
    expect(await book(made)).toBe('confirmed');
    expect(shop.provider.payments.get(made.id)!.status).toBe('canceled');
    expect(await shop.stored(made.order)).toMatchObject({
      status: 'confirmed',
      payments: 'MOLLIE_PAYPAL canceled, PREPAYMENT paid',
      received: 3490,
    });
    expect(await book(made)).toBe('alreadyPaid');
  });

  test.each(['told', 'away'])(
    'money from the provider is booked all the same and refunded (it is %s)',
    async (how) => {
      // A card payment cannot be cancelled at the provider.
      const made = await shop.begin(CARD);
      if (how === 'away') shop.provider.fail('getPayment', 'away', 1);
      expect(await book(made)).toBe('confirmed');
      shop.provider.set(made.id, 'paid');
      await syncPayment(shop.context(), made.paymentId);
      expect(await shop.stored(made.order)).toMatchObject({
        payments: 'MOLLIE_CREDITCARD duplicate, PREPAYMENT paid',
        received: 6980,
        waiting: 3490,
      });
      await shop.work();
      expect(shop.provider.refundOf(made.id).map(({ amount }) => amount)).toEqual([3490]);
      expect(await shop.stored(made.order)).toMatchObject({ refunded: 3490, waiting: 0 });
    },
  );

  test('paid at the provider meanwhile, it is not booked twice', async () => {
    const made = await shop.begin();
    shop.provider.set(made.id, 'paid');
    expect(await book(made)).toBe('alreadyPaid');
    expect(await shop.stored(made.order)).toMatchObject({
      payments: 'MOLLIE_CREDITCARD paid',
      received: 3490,
    });
  });

  test('in parts, the amounts add up', async () => {
    const made = await shop.begin();
    expect(await book(made, { amount: 1000 })).toBe('partlyPaid');
    expect(await book(made)).toBe('confirmed');
    expect(await shop.stored(made.order)).toMatchObject({
      status: 'confirmed',
      payments: 'MOLLIE_CREDITCARD canceled, PREPAYMENT paid',
      received: 3490,
    });
  });

  test('for an order that has ended it waits for the operator', async () => {
    const made = await shop.begin();
    await shop.move(made.order, 'cancelled');
    await shop.work();
    expect(await book(made, { amount: 3490 })).toBe('orderCancelled');
    expect(await listRefunds(shop.context())).toMatchObject([{ amount: 3490, by: 'operator' }]);
  });
});

describe('a named attempt at the provider', () => {
  test('has to be paid at the provider', async () => {
    const made = await shop.begin();
    expect(await book(made, { attempt: 1 })).toBe('notPaidThere');
    expect((await shop.stored(made.order)).received).toBe(0);
  });

  test('waits until the provider can be reached', async () => {
    const made = await shop.begin();
    shop.provider.fail('getPayment', 'away', 1);
    expect(await book(made, { attempt: 1 })).toBe('providerAway');
  });

  test('with a mismatch is booked to it, because the operator has checked it', async () => {
    const made = await shop.begin();
    shop.provider.set(made.id, 'paid', { amount: 3500 });
    await syncPayment(shop.context(), made.paymentId);
    expect(await book(made, { attempt: 1 })).toBe('confirmed');
    expect(await shop.stored(made.order)).toMatchObject({
      payments: 'MOLLIE_CREDITCARD paid',
      received: 3490,
    });
  });
});

test('a bank line for an order payable only at the provider is a separate transfer attempt', async () => {
  const made = await shop.begin();
  const line: StatementLine = {
    kind: 'payment',
    account: 'DE02120300000000202051',
    bookedOn: '2026-11-24',
    amount: 3490,
    currency: 'EUR',
    name: 'Anna',
    text: `Bestellung ${made.order.id}`,
    endToEndId: '',
    reference: 'own-transfer',
  };
  await bookLines(shop.context(), [line]);
  const [waiting] = await listLines(shop.context());
  expect(waiting!.found.outcome).toBe('otherWay');
  expect(await bookLine(shop.context(), waiting!.id, made.order.id)).toMatchObject({
    booked: 'confirmed',
  });
  expect(await shop.stored(made.order)).toMatchObject({
    payments: 'MOLLIE_CREDITCARD canceled, PREPAYMENT paid',
    received: 3490,
  });
  await shop.work();
  shop.provider.set(made.id, 'paid');
  await syncPayment(shop.context(), made.paymentId);
  await shop.work();
  expect(shop.provider.refundOf(made.id).map(({ amount }) => amount)).toEqual([3490]);
});
