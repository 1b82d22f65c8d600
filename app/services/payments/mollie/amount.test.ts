import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_VALUE, amountOf, centsOf } from './amount';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [10, '0.10'],
  [199, '1.99'],
  [123_456_789, '1234567.89'],
])('%i cents are %s', (cents, value) => {
  expect(amountOf(cents, 'EUR')).toEqual({ currency: 'EUR', value });
});

test('every sum is converted and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
      const { value } = amountOf(cents, 'EUR');
      expect(value).toMatch(AMOUNT_VALUE);
      expect(centsOf(value)).toBe(cents);
    }),
  );
});

test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])('%d is no valid sum', (cents) => {
  expect(() => amountOf(cents, 'EUR')).toThrow(RangeError);
});

test.each(['1', '1.9', '1.999', '1,99', '-1.99', '1e3.00', ' 1.00', ''])(
  '"%s" is not parsed',
  (value) => expect(value).not.toMatch(AMOUNT_VALUE),
);
