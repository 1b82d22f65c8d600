import { expect, test } from 'vitest';
import type { Order } from '~/services/shop-api';
import { daysAfter, withdrawalView } from './withdrawal-view';

test.each([
  ['2026-11-23T22:59:59Z', '2026-12-07'],
  ['2026-11-23T23:00:00Z', '2026-12-08'],
  // The clocks go back in between: still 14 days.
  ['2026-10-19T22:30:00Z', '2026-11-03'],
  ['2026-02-14T12:00:00Z', '2026-02-28'],
])('14 days after %s, by the clock in Berlin, is %s', (moment, day) => {
  expect(daysAfter(moment, 14)).toBe(day);
});

const TWO = { quantity: 2, returnableQuantity: 0, withdrawnQuantity: 2 };
const NONE = { quantity: 1, returnableQuantity: 1, withdrawnQuantity: 0 };
const order = {
  paymentStatusKey: 'refundDue',
  withdrawnAt: '2026-11-23T22:59:59.000Z',
  isWithdrawalOpen: false,
  dates: [],
  orderItems: [
    { id: 1, orderItemName: 'Weiß', variationName: '2,5 l', ...TWO },
    { id: 2, orderItemName: 'Rolle', variationName: '', ...NONE },
  ],
} as unknown as Order;

test('an order shows its withdrawn goods, and the deadline of the settlement (L-17)', () => {
  expect(withdrawalView(order)).toEqual({
    receivedAt: '2026-11-23T22:59:59.000Z',
    until: '2026-12-07',
    isSent: false,
    isUnpaid: false,
    hasCards: false,
    isOpen: false,
    isPromised: true,
    goods: [{ id: 1, name: 'Weiß, 2,5 l', quantity: 2 }],
  });
  expect(withdrawalView({ ...order, withdrawnAt: null })).toBeNull();
});

test('it mentions no money if none was paid, once the outcome for the goods is known', () => {
  const unpaid = { ...order, paymentStatusKey: 'nothingDue' } as Order;
  expect(withdrawalView(unpaid)!.isUnpaid).toBe(true);
  const inWords = unpaid.orderItems.map((item) => ({ ...item, withdrawnQuantity: 0 }));
  expect(withdrawalView({ ...unpaid, orderItems: inWords })!.isUnpaid).toBe(false);
  const examined = unpaid.orderItems.map((item) => ({
    ...item,
    returnableQuantity: item.quantity,
  }));
  expect(withdrawalView({ ...unpaid, orderItems: examined })!.isUnpaid).toBe(false);
});

test('goods removed unsent and gift cards need not be returned, though the rest was sent', () => {
  const dates = [{ typeId: 5, date: '2026-11-24T10:00:00.000Z' }];
  const [two] = order.orderItems;
  const seen = (...facts: object[]) =>
    withdrawalView({
      ...order,
      dates,
      orderItems: facts.map((each) => ({ ...two!, ...each })),
    })!;
  expect(seen({ unsentQuantity: 2 }).isSent).toBe(false);
  expect(seen({ unsentQuantity: 0, isGiftCard: true })).toMatchObject({
    isSent: false,
    hasCards: true,
  });
  expect(seen({ unsentQuantity: 1 })).toMatchObject({ isSent: true, hasCards: false });
  expect(seen({ withdrawnQuantity: 0 }).isSent).toBe(true);
});

test('used gift cards wait for an employee: nothing is promised if nothing else was bought', () => {
  const [two] = order.orderItems;
  const card = { ...two!, isGiftCard: true, withdrawnQuantity: 0 };
  const open = { ...order, isWithdrawalOpen: true };
  expect(withdrawalView({ ...open, orderItems: [card] })).toMatchObject({
    isOpen: true,
    isPromised: false,
  });
  expect(withdrawalView({ ...open, orderItems: [card, two!] })!.isPromised).toBe(true);
});
