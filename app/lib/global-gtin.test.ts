import { expect, test } from 'vitest';
import { checkDigit } from './check-digit';
import { isGlobalGtin } from './global-gtin';

const whole = (digits: string) => digits + checkDigit(digits);

test.each([
  ['4006381333931', true],
  ['036000291452', true],
  ['96385074', true],
  ['14006381333938', true],
  ['9783161484100', true],
  [whole('200000000001'), false],
  [whole('290000000001'), false],
  [whole('020000000001'), false],
  [whole('040000000001'), false],
  [whole('050000000001'), false],
  [whole('981000000001'), false],
  // UPC of prefix 2 and 4 are 02 and 04 of thirteen digits.
  [whole('20000000001'), false],
  [whole('40000000001'), false],
  [whole('0200000000001'), false],
  [whole('2000001'), false],
  [whole('0000001'), false],
  ['4006381333930', false],
  ['123', false],
  ['', false],
])('%s is globally unique: %s', (gtin, isGlobal) => {
  expect(isGlobalGtin(gtin)).toBe(isGlobal);
});
