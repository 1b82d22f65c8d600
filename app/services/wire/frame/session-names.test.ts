import { expect, test } from 'vitest';
import { nameSession, readWireSession } from './session-names';

const HTTP = 'http://localhost:3000';

test.each([
  [null, '', null],
  ['a=1', '', 'a=1'],
  ['shop_session=own', 'own', 'shop_session=own'],
  ['plentyID=x', 'x', 'plentyID=x; shop_session=x'],
  ['a=1; pwa-session-id=y', 'y', 'a=1; pwa-session-id=y; shop_session=y'],
  ['plentyID=x; pwa-session-id=y', 'x', 'plentyID=x; pwa-session-id=y; shop_session=x'],
  ['plentyID=old; shop_session=own', 'own', 'plentyID=old; shop_session=own'],
])('for %s the session is %j', (cookie, token, read) => {
  const brought = { cookie, isBrowser: false };
  expect(readWireSession(brought, HTTP)).toEqual({ token, cookie: read });
});

test('over https only our name counts for a browser’s session: another host could set the wire’s', () => {
  const read = (cookie: string, isBrowser: boolean) =>
    readWireSession({ cookie, isBrowser }, 'https://a.example').token;
  expect(read('plentyID=planted', true)).toBe('');
  expect(read('plentyID=planted; __Host-shop_session=own', true)).toBe('own');
  expect(read('plentyID=stored', false)).toBe('stored');
});

test('a new session is set under our name and the wire’s, with the same attributes', () => {
  const cookie = '__Host-shop_session=abc; Max-Age=9; Path=/; Secure';
  expect(nameSession(['x=1', cookie], 'https://a.example')).toEqual({
    cookies: ['x=1', cookie, 'plentyID=abc; Max-Age=9; Path=/; Secure'],
    token: 'abc',
  });
});

test('an ended session ends under both', () => {
  const { cookies, token } = nameSession(['shop_session=; Max-Age=0; Path=/'], HTTP);
  expect(token).toBe('');
  expect(cookies[1]).toBe('plentyID=; Max-Age=0; Path=/');
});

test('without a session no cookie is set', () => {
  expect(nameSession([], HTTP)).toEqual({ cookies: [], token: undefined });
});
