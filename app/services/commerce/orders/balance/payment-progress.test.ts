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
  ['given up at the provider', [{ isOnline, status: 'canceled' }], 'notCompleted'],
  [
    'looked at, another one pending',
    [{ isUnderReview: true }, { status: 'pending' }],
    'underReview',
  ],
  ['paid, the one before looked at', [{ isUnderReview: true }, { status: 'paid' }], 'none'],
  ['paid, and on its way back', [{ status: 'paid', isRefunding: true }], 'refunding'],
  [
    'taken back by the bank, while some goes back',
    [{ status: 'paid', chargedBack: 1 }, { isRefunding: true }],
    'chargedBack',
  ],
])('%s', (_, changes, progress) => {
  expect(paymentProgress(changes.map(row))).toBe(progress);
});
