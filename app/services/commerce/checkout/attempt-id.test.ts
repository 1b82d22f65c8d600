import { expect, test } from 'vitest';
import { placeOrderInputSchema } from '../../shop-api';
import { newAttemptId, readAttemptId } from './attempt-id';

test('an attempt id names cart and moment, and is never the same twice', () => {
  const now = new Date('2026-11-21T10:00:00.123Z');
  const [one, other] = [newAttemptId(4711, now), newAttemptId(4711, now)];
  expect(readAttemptId(one)).toEqual({ cartId: 4711, issuedAt: now });
  expect(one).not.toBe(other);
  expect(placeOrderInputSchema.shape.attemptId.parse(one)).toBe(one);
});

test('what is none of ours names nothing', () => {
  expect(readAttemptId('A'.repeat(22))).toBeNull();
  expect(readAttemptId('')).toBeNull();
});
