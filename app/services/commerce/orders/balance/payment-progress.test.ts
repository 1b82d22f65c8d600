import { expect, test } from 'vitest';
import { paymentRow } from '../../../../../tests/support/payment-row';
import { paymentProgress } from './payment-progress';
import type { PaymentRow } from './payment-row';

const row = (change: Partial<PaymentRow>, index: number) =>
  paymentRow({ attempt: index + 1, ...change });

test.each([
  ['none', []],
  ['none', ['open']],
  ['none', ['canceled']],
  ['none', ['canceled', 'paid']],
  ['none', ['failed', 'open']],
  ['none', ['paid', 'failed']],
  ['notCompleted', ['failed']],
  ['notCompleted', ['canceled', 'expired']],
  ['inProgress', ['failed', 'pending']],
  ['inProgress', ['pending', 'failed']],
  ['inProgress', ['authorized', 'pending']],
  ['authorized', ['authorized', 'failed']],
] as const)('%s: %j', (progress, states) => {
  const rows = states.map((status, index) => row({ status }, index));
  expect(paymentProgress(rows)).toBe(progress);
  expect(paymentProgress(rows.toReversed())).toBe(progress);
});

const isOnline = true;
test.each<[string, Partial<PaymentRow>[], string]>([
  ['not paid yet at the provider', [{ isOnline }], 'toPay'],
  ['cancelled at the provider', [{ isOnline, status: 'canceled' }], 'notCompleted'],
  [
    'under review, another one pending',
    [{ isUnderReview: true }, { status: 'pending' }],
    'underReview',
  ],
  ['paid, the one before under review', [{ isUnderReview: true }, { status: 'paid' }], 'none'],
  ['paid, and being refunded', [{ status: 'paid', isRefunding: true }], 'refunding'],
  [
    'charged back, while a part is being refunded',
    [{ status: 'paid', chargedBack: 1 }, { isRefunding: true }],
    'chargedBack',
  ],
])('%s', (_, changes, progress) => {
  expect(paymentProgress(changes.map(row))).toBe(progress);
});
