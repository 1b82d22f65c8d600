import { expect, test } from 'vitest';
import { unwrapCookies, wrapCookies } from './wrapped-cookies';

test('unwrapping returns the wrapped pairs', () => {
  const pairs = 'plentyID=abc%2F=; pwa-session-id="x"';
  expect(wrapCookies(pairs)).toMatch(/^[\w-]+$/);
  expect(unwrapCookies(wrapCookies(pairs))).toBe(pairs);
  expect(unwrapCookies(wrapCookies(''))).toBe('');
});

test('pairs beyond the size of a cookie are dropped from the end', () => {
  const pairs = [
    'plentyID=abc',
    ...Array.from({ length: 90 }, (_, i) => `c${i}=${'x'.repeat(40)}`),
  ];
  const kept = unwrapCookies(wrapCookies(pairs.join('; ')));
  expect(kept.split('; ').length).toBeGreaterThan(50);
  expect(pairs.join('; ').startsWith(kept)).toBe(true);
  expect(wrapCookies(`a=${'x'.repeat(4_000)}`)).toBe('');
});

test.each([
  '',
  'not wrapped',
  wrapCookies('no pair'),
  Buffer.from('a=b\r\nX-Key: c').toString('base64url'),
])('a value that was not wrapped here returns no pairs: %s', (value) =>
  expect(unwrapCookies(value)).toBe(''),
);
