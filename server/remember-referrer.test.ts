import { expect, test } from 'vitest';
import { rememberReferrer } from './remember-referrer';

const cookiesOf = (
  url: string,
  options: { cookie?: string; status?: number; set?: string } = {},
) => {
  const { status = 200, set } = options;
  const headers: Record<string, string> = { ETag: '"1"', ...(set && { 'Set-Cookie': set }) };
  const req = { url, headers: { cookie: options.cookie } };
  return rememberReferrer(req, { status, headers }, true).headers['Set-Cookie'];
};
const KEPT = 'referrer_id=12; Path=/; HttpOnly; Secure; SameSite=Lax';

test('an address with a ReferrerID sets a cookie for the visit', () => {
  expect(cookiesOf('/farben?ReferrerID=12')).toEqual([KEPT]);
  expect(cookiesOf('/?ReferrerID=12', { cookie: 'referrer_id=3' })).toEqual([KEPT]);
  expect(cookiesOf('/?ReferrerID=12', { set: 'a=b' })).toEqual(['a=b', KEPT]);
});

test('an address without one sets no cookie, nor does a stored or missing one', () => {
  expect(cookiesOf('/farben')).toBeUndefined();
  expect(cookiesOf('/?ReferrerID=abc')).toBeUndefined();
  expect(cookiesOf('/?ReferrerID=12', { cookie: 'referrer_id=12' })).toBeUndefined();
  expect(cookiesOf('/?ReferrerID=12', { status: 404 })).toBeUndefined();
});
