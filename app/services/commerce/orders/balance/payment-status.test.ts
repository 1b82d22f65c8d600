import { expect, test } from 'vitest';
import { paymentRow } from '../../../../../tests/support/payment-row';
import type { BalanceFacts } from './balance';
import type { PaymentRow } from './payment-row';
import { paymentStatus } from './payment-status';

const paid = (amount: number, refunded = 0) =>
  paymentRow({ status: 'paid', amount, received: amount, refunded });
const authorized: PaymentRow = { ...paid(1000), status: 'authorized', received: 0 };
const duplicate: PaymentRow = { ...paid(1000), status: 'duplicate' };
const refunded = paid(1000, 1000);
const AGREED: BalanceFacts = {
  status: 'shipped',
  total: 1000,
  unsent: [],
  undelivered: 0,
  returns: [],
  payments: [],
  giftCards: [],
  waiting: 0,
};

test.each<[string, PaymentRow[], string]>([
  ['nothing', [], 'unpaid'],
  ['a payment that failed', [{ ...authorized, status: 'failed' }], 'unpaid'],
  ['an authorized payment', [authorized], 'prepaid'],
  ['a part, with the rest authorized', [paid(999), authorized], 'partlyPaid'],
  ['all in parts', [paid(400), paid(600)], 'fullyPaid'],
  ['one cent too much', [paid(1001)], 'overpaid'],
  ['all, refunded', [refunded], 'refunded'],
  ['all, a part of it refunded', [paid(1000, 1)], 'partlyRefunded'],
  ['a part, some of it refunded', [paid(400, 100)], 'partlyPaid'],
  ['all but a cent, some of it refunded', [paid(999, 100)], 'partlyPaid'],
  ['all, twice', [paid(1000), duplicate], 'overpaid'],
  [
    'all twice, the second one refunded',
    [paid(1000), { ...duplicate, refunded: 1000 }],
    'fullyPaid',
  ],
  ['too much, the excess refunded', [paid(1500, 500)], 'fullyPaid'],
  ['all twice, one of them refunded', [paid(1000), refunded], 'fullyPaid'],
])('10 euros to pay, %s', (_, payments, status) => {
  expect(paymentStatus({ ...AGREED, payments })).toBe(status);
});

const unsent = [{ quantity: 2, unsent: 1, unitGross: 400, discount: 0 }];
const back = (status: BalanceFacts['returns'][number]['status']) => [{ status, total: 1000 }];
const back1000 = [{ amount: 1000, returned: 1000 }];
test.each<[string, Partial<BalanceFacts>, string]>([
  ['a part withdrawn from unsent, unpaid', { unsent }, 'unpaid'],
  ['a part withdrawn from unsent, the rest paid', { unsent, payments: [paid(600)] }, 'fullyPaid'],
  ['a part withdrawn from unsent, all paid', { unsent, payments: [paid(1000)] }, 'refundDue'],
  [
    'a part withdrawn from unsent, refunded',
    { unsent, payments: [paid(1000, 400)] },
    'partlyRefunded',
  ],
  ['more than agreed paid, a part withdrawn from', { unsent, payments: [paid(1001)] }, 'overpaid'],
  ['withdrawn from as a whole, unpaid', { status: 'withdrawn' }, 'nothingDue'],
  ['cancelled, paid', { status: 'cancelled', payments: [paid(1000)] }, 'refundDue'],
  ['cancelled, refunded', { status: 'cancelled', payments: [refunded] }, 'refunded'],
  [
    'cancelled, returned to the gift card',
    { status: 'cancelled', giftCards: back1000 },
    'refunded',
  ],
  ['all being returned, unpaid', { returns: back('requested') }, 'nothingDue'],
  ['all returned, unpaid', { returns: back('refunded') }, 'nothingDue'],
  ['all being returned, paid', { returns: back('received'), payments: [paid(1000)] }, 'refundDue'],
  ['a refused return of all, unpaid', { returns: back('refused') }, 'unpaid'],
  ['costs nothing', { total: 0 }, 'fullyPaid'],
])('%s', (_, facts, status) => {
  expect(paymentStatus({ ...AGREED, ...facts })).toBe(status);
});
