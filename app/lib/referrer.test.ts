import { expect, test } from 'vitest';
import { referrerOf, referrerOfUrl } from './referrer';

const read = (url: string, headers: Record<string, string> = {}) =>
  referrerOf({ url: `http://shop.example${url}`, headers: new Headers(headers) });

test('the header of a client has precedence, then the address, then the visit', () => {
  const cookie = 'a=b; referrer_id=7';
  expect(read('/?ReferrerID=12', { referrerID: '3', cookie })).toBe(3);
  expect(read('/?ReferrerID=12', { cookie })).toBe(12);
  expect(read('/cart', { cookie })).toBe(7);
});

test('a visit without a referrer comes from the shop itself', () => {
  expect(read('/')).toBe(1);
  expect(read('/?ReferrerID=', { referrerID: 'x', cookie: 'referrer_id=-1' })).toBe(1);
});

test.each([
  ['/?ReferrerID=12', 12],
  ['/en?a=1&ReferrerID=12#top', 12],
  ['/?ReferrerID=12x', undefined],
  ['/?ReferrerID=1234567890', undefined],
  ['/cart', undefined],
])('%s names the referrer %s', (url, expected) => {
  expect(referrerOfUrl(url)).toBe(expected);
});
