import { expect, test } from 'vitest';
import { closeBox, openBox } from './boxed-cookies';

test('what is put in comes out', () => {
  const pairs = 'plentyID=abc%2F=; pwa-session-id="x"';
  expect(closeBox(pairs)).toMatch(/^[\w-]+$/);
  expect(openBox(closeBox(pairs))).toBe(pairs);
  expect(openBox(closeBox(''))).toBe('');
});

test('of too many there are as many as a cookie holds, the first ones', () => {
  const pairs = [
    'plentyID=abc',
    ...Array.from({ length: 90 }, (_, i) => `c${i}=${'x'.repeat(40)}`),
  ];
  const kept = openBox(closeBox(pairs.join('; ')));
  expect(kept.split('; ').length).toBeGreaterThan(50);
  expect(pairs.join('; ').startsWith(kept)).toBe(true);
  expect(closeBox(`a=${'x'.repeat(4_000)}`)).toBe('');
});

test.each([
  '',
  'no box',
  closeBox('no pair'),
  Buffer.from('a=b\r\nX-Key: c').toString('base64url'),
])('what was never put in is nothing: %s', (box) => expect(openBox(box)).toBe(''));
