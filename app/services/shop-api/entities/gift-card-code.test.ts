import { expect, test } from 'vitest';
import { giftCardCode } from './gift-card-code';

test.each([
  ['abcd-efgh 2345–6789', 'ABCDEFGH23456789'],
  [' ABCDEFGH23456789\t', 'ABCDEFGH23456789'],
  ['💳…', ''],
])('%j is read as %j', (typed, code) => {
  expect(giftCardCode(typed)).toBe(code);
});
