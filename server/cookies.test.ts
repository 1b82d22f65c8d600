import { expect, it } from 'vitest';
import { readCookie } from './cookies';

it.each([
  ['a=1; b=2', '2'],
  ['b=2', '2'],
  [' b = 2 ;a=1', '2'],
  ['b=x=y==', 'x=y=='],
  ['b=', ''],
  ['b=1; b=2', '1'],
  ['ab=1; c; =2', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j, b is %j', (header, value) => {
  expect(readCookie(header, 'b')).toBe(value);
});
