import { expect, it } from 'vitest';
import { readCookie, setCookie } from './cookies';

it.each([
  ['a=1; b=2', '2'],
  ['b=2', '2'],
  [' b = 2 ;a=1', '2'],
  ['b=x=y==', 'x=y=='],
  ['b=', ''],
  ['b=1; b=2', '1'],
  ['b=%7B%22a%22', '%7B%22a%22'],
  ['b=%E0%A4%A; a=1', '%E0%A4%A'],
  ['a=\u0000\u00ff; b=2', '2'],
  ['xb=1; bx=2', undefined],
  ['__proto__=1; constructor=2', undefined],
  ['ab=1; c; =2', undefined],
  ['', undefined],
  [undefined, undefined],
])('in %j, b is %j', (header, value) => {
  expect(readCookie(header, 'b')).toBe(value);
});

it.each(['__proto__', 'constructor', 'toString'])('no cookie is called %s by default', (name) => {
  expect(readCookie('a=1', name)).toBeUndefined();
  expect(readCookie(`${name}=x`, name)).toBe('x');
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

it('200 KB of cookies are read immediately', () => {
  expect(readCookie(`${'a=1; '.repeat(40_000)}b=2`, 'b')).toBe('2');
});

it('a cookie applies to the whole shop and its value is escaped', () => {
  expect(setCookie('b', '1', { maxAge: 60, httpOnly: true, secure: true })).toBe(
    'b=1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(setCookie('b', 'x; Domain=evil\r\n', { maxAge: 0 })).toBe(
    'b=x%3B%20Domain%3Devil%0D%0A; Max-Age=0; Path=/; SameSite=Lax',
  );
});
