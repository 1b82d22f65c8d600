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
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['\\\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['https://evil.example/', '/'],
  ['', '/'],
  [null, '/'],
])('%s leads to %s', (value, expected) => {
  expect(returnPath(value)).toBe(expected);
});
