import { expect, test } from 'vitest';
import { isCsrfTokenOf, newCsrfToken } from './csrf-token';

const secret = Buffer.alloc(32, 1);

test('a token is different each time, and valid only for its session', () => {
  const first = newCsrfToken(secret, 'a');
  const second = newCsrfToken(secret, 'a');
  expect(first).not.toBe(second);
  for (const token of [first, second]) {
    expect(isCsrfTokenOf(secret, 'a', token)).toBe(true);
    expect(isCsrfTokenOf(secret, 'b', token)).toBe(false);
    expect(isCsrfTokenOf(Buffer.alloc(32, 2), 'a', token)).toBe(false);
  }
});

test.each(['', 'x', ' ', 'ä', '='.repeat(36), 'a'.repeat(36), 'a'.repeat(5_000)])(
  '%.12s is invalid',
  (token) => {
    expect(isCsrfTokenOf(secret, 'a', token)).toBe(false);
  },
);

test('so is one with trailing text, or with a changed letter', () => {
  const token = newCsrfToken(secret, 'a');
  const other = token.endsWith('A') ? 'B' : 'A';
  for (const wrong of [`${token}!`, `${token}AAAA`, token.slice(0, -1) + other, ` ${token}`]) {
    expect(isCsrfTokenOf(secret, 'a', wrong), wrong).toBe(false);
  }
});
