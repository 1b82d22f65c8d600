import { expect, test } from 'vitest';
import { paymentStatus, type PaymentRow } from './payment-status';

const paid = (amount: number, refunded = 0): PaymentRow => ({
  attempt: 1,
  status: 'paid',
  amount,
  refunded,
});
const authorized: PaymentRow = { ...paid(1000), status: 'authorized' };
const surplus: PaymentRow = { ...paid(1000), status: 'surplus' };
const refunded = paid(1000, 1000);

test.each<[string, PaymentRow[], string]>([
  ['nothing', [], 'unpaid'],
  ['a payment that failed', [{ ...authorized, status: 'failed' }], 'unpaid'],
  ['a payment the provider holds ready', [authorized], 'prepaid'],
  ['a part, though the rest is held ready', [paid(999), authorized], 'partlyPaid'],
  ['all in parts', [paid(400), paid(600)], 'fullyPaid'],
  ['one cent too much', [paid(1001)], 'overpaid'],
  ['all, given back', [refunded], 'refunded'],
  ['all, a part of it given back', [paid(1000, 1)], 'partlyRefunded'],
  ['all, and once more', [paid(1000), surplus], 'overpaid'],
  [
    'all, and what came once more given back',
    [paid(1000), { ...surplus, refunded: 1000 }],
    'fullyPaid',
  ],
  ['too much, the surplus given back', [paid(1500, 500)], 'fullyPaid'],
  ['all twice, once given back', [paid(1000), refunded], 'fullyPaid'],
])('10 euros to pay, %s', (_, payments, status) => {
  expect(paymentStatus(1000, payments)).toBe(status);
});
