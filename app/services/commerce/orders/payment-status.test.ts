import { expect, test } from 'vitest';
import { paymentStatus, type PaymentRow } from './payment-status';

const paid = (amount: number): PaymentRow => ({ status: 'paid', amount, isRefunded: false });
const authorized: PaymentRow = { status: 'authorized', amount: 1000, isRefunded: false };
const refunded: PaymentRow = { ...paid(1000), isRefunded: true };

test.each<[string, PaymentRow[], string]>([
  ['nothing', [], 'unpaid'],
  ['a payment that failed', [{ ...authorized, status: 'failed' }], 'unpaid'],
  ['a payment the provider holds ready', [authorized], 'prepaid'],
  ['a part, though the rest is held ready', [paid(999), authorized], 'partlyPaid'],
  ['all in parts', [paid(400), paid(600)], 'fullyPaid'],
  ['one cent too much', [paid(1001)], 'overpaid'],
  ['all, given back', [refunded], 'unpaid'],
  ['all twice, once given back', [paid(1000), refunded], 'fullyPaid'],
])('10 euros to pay, %s', (_, payments, status) => {
  expect(paymentStatus(1000, payments)).toBe(status);
});
