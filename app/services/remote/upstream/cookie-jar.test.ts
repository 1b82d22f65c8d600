import { expect, test } from 'vitest';
import { cookieJar } from './cookie-jar';

test('the browser’s cookies are passed on unchanged, with those set since', () => {
  const jar = cookieJar('a=1; b=%2F="x"');
  expect(jar.header()).toBe('a=1; b=%2F="x"');
  expect(jar.keep([])).toBe(false);
  expect(jar.keep(['b=2; Path=/', 'c=x=y'])).toBe(true);
  expect(jar.header()).toBe('a=1; b=2; c=x=y');
  expect(cookieJar(null).header()).toBe('');
});

test.each(['a=; Max-Age=0', 'a=; max-age=-1', 'a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
  'an expired cookie is no longer sent, and the browser is notified: %s',
  (line) => {
    const jar = cookieJar('a=1');
    jar.keep([line]);
    expect(jar.header()).toBe('');
    expect(jar.take()).toEqual([line]);
  },
);

test('the browser gets the last of each name, once, and for this host', () => {
  const jar = cookieJar('a=1');
  jar.keep(['a=2', 'b=1; Domain=b.example; HttpOnly', 'no pair', '=nameless']);
  jar.keep(['a=3; Max-Age=60']);
  expect(jar.take()).toEqual(['a=3; Max-Age=60', 'b=1; HttpOnly']);
  expect(jar.take()).toEqual([]);
  expect(jar.header()).toBe('a=3; b=1');
});
