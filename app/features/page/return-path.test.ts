import { expect, test } from 'vitest';
import { returnPath } from './return-path';

test.each([
  ['/cart?a=1', '/cart?a=1'],
  ['/en', '/en'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/..//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/@evil.example', '/@evil.example'],
  ['///evil.example', '/'],
  ['/\\/evil.example', '/'],
  ['/\r/evil.example', '/'],
  ['/\t\\evil.example', '/'],
  ['/%2e%2e//evil.example', '/'],
  ['/\u0000/evil.example', '/%00/evil.example'],
  [' /cart', '/'],
  ['//', '/'],
  ['///', '/'],
  ['//[', '/'],
  ['//shop.invalid/cart', '/cart'],
  ['/search?term=1..2#a..b', '/search?term=1..2#a..b'],
  ['/cart\r\nSet-Cookie: a=b', '/cartSet-Cookie:%20a=b'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['\\\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['https://evil.example/', '/'],
  ['', '/'],
  [null, '/'],
])('%s leads to %s', (value, expected) => {
  expect(returnPath(value)).toBe(expected);
});
