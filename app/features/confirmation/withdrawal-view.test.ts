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

const order = {
  withdrawnAt: '2026-11-23T22:59:59.000Z',
  dates: [],
  orderItems: [
    { id: 1, orderItemName: 'Weiß', variationName: '2,5 l', withdrawnQuantity: 2 },
    { id: 2, orderItemName: 'Rolle', variationName: '', withdrawnQuantity: 0 },
  ],
} as unknown as Order;

test('an order says what was withdrawn from, and until when it is settled (L-17)', () => {
  expect(withdrawalView(order)).toEqual({
    receivedAt: '2026-11-23T22:59:59.000Z',
    until: '2026-12-07',
    isSent: false,
    goods: [{ id: 1, name: 'Weiß, 2,5 l', quantity: 2 }],
  });
  expect(withdrawalView({ ...order, withdrawnAt: null })).toBeNull();
});
