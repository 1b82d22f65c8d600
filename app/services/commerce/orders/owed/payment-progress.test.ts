import { expect, test } from 'vitest';
import { paymentProgress } from './payment-progress';

const rows = (...states: string[]) =>
  states.map((status, index) => ({
    attempt: index + 1,
    status,
    amount: 1000,
    received: 0,
    refunded: 0,
    chargedBack: 0,
    isOnline: false,
    isUnderReview: false,
    isRefunding: false,
  }));

test.each([
  ['none', []],
  ['none', ['open']],
  ['none', ['canceled', 'paid']],
  ['none', ['failed', 'open']],
  ['notCompleted', ['failed']],
  ['notCompleted', ['canceled', 'expired']],
  ['inProgress', ['failed', 'pending']],
  ['inProgress', ['pending', 'failed']],
] as const)('%s: %j', (progress, states) => {
  expect(paymentProgress(rows(...states))).toBe(progress);
  expect(paymentProgress(rows(...states).toReversed())).toBe(progress);
});
