import { expect, test } from 'vitest';
import { isIban } from './is-iban';

test.each([
  ['DE02 1203 0000 0000 2020 51', true],
  ['de02120300000000202051', true],
  ['GB82WEST12345698765432', true],
  ['DE02120300000000202052', false],
  ['DE0212030000000020205', false],
  ['', false],
  ['DE02-1203-0000', false],
])('%j is a bank account: %s', (text, is) => {
  expect(isIban(text)).toBe(is);
});
