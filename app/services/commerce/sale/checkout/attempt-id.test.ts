import { expect, test } from 'vitest';
import { placeOrderInputSchema } from '../../../shop-api';
import { newAttemptId, readAttemptId } from './attempt-id';

const now = new Date('2026-11-21T10:00:00.123Z');
const issuer = (sessionId: number, key = 7) => ({
  secret: Buffer.alloc(32, key),
  now: () => now,
  visitor: { sessionId },
});

test('an attempt id contains cart and time, and is always unique', () => {
  const [one, other] = [newAttemptId(issuer(1), 4711), newAttemptId(issuer(1), 4711)];
  expect(readAttemptId(issuer(1), one)).toEqual({ cartId: 4711, issuedAt: now });
  expect(one).not.toBe(other);
  expect(placeOrderInputSchema.shape.attemptId.parse(one)).toBe(one);
});

test('it is invalid for another session, for another shop, and with one bit changed', () => {
  const id = newAttemptId(issuer(1), 4711);
  expect(readAttemptId(issuer(2), id)).toBeNull();
  expect(readAttemptId(issuer(1, 8), id)).toBeNull();
  const bytes = Buffer.from(id, 'base64url');
  for (const at of [0, 15, 20, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(readAttemptId(issuer(1), changed.toString('base64url'))).toBeNull();
  }
});

test('other text is no attempt id', () => {
  expect(readAttemptId(issuer(1), 'A'.repeat(22))).toBeNull();
  expect(readAttemptId(issuer(1), Buffer.alloc(38).toString('base64url'))).toBeNull();
  expect(readAttemptId(issuer(1), '')).toBeNull();
});
