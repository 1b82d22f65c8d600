import { expect, test } from 'vitest';
import { sizeName } from './size-name';

test.each([
  ['de', 2500, 'l', '2,5 l'],
  ['en', 2500, 'l', '2.5 l'],
  ['de', 3000, 'Stück', '3 Stück'],
  ['en', 1000, 'piece', '1 piece'],
  ['en', 3000, 'piece', '3 pieces'],
] as const)('in %s, %i thousandths of "%s" are "%s"', (lang, contentMilli, unitName, text) => {
  expect(sizeName(lang, contentMilli, unitName)).toBe(text);
});
