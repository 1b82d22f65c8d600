import { expect, test } from 'vitest';
import { guestGuard } from './guest-guard.server';

const guard =
  (principal: object, prefix = '') =>
  () =>
    guestGuard({ context: { visitor: { principal }, prefix } } as Parameters<typeof guestGuard>[0]);

test('lets visitors and guests pass', () => {
  expect(guard({ kind: 'guest', mail: null })).not.toThrow();
});

test.each([
  ['', '/'],
  ['/en', '/en'],
])('redirects logged-in customers under "%s" home', (prefix, home) => {
  let answer: unknown;
  try {
    guard({ kind: 'customer', customerId: 7 }, prefix)();
  } catch (thrown) {
    answer = thrown;
  }
  expect((answer as Response).status).toBe(302);
  expect((answer as Response).headers.get('Location')).toBe(home);
});
