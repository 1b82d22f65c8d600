import { expect, test } from 'vitest';
import type { Locale } from '~/i18n/locales';
import { readPrice } from './read-price';

test.each<[string, number | null, number | null]>([
  ['12', 1200, 1200],
  ['12,5', 1250, 1250],
  ['12.05', 1205, 1205],
  ['20 €', 2000, 2000],
  ['€20', 2000, 2000],
  ['20,00\u00a0€', 2000, 2000],
  ['\u202d20\u200b €\u202c', 2000, 2000],
  ['20 EUR', 2000, 2000],
  ['20 Euro', 2000, 2000],
  ['20,-', 2000, 2000],
  ['20,– €', 2000, 2000],
  ['1.000', 100_000, null],
  ['1.000,00', 100_000, null],
  ['1,000', null, 100_000],
  ['1,000.50', null, 100_050],
  ['12.345,6', 1_234_560, null],
  ['1.00.000', null, null],
  ['', null, null],
  ['abc', null, null],
  ['-3', null, null],
  ['1e3', null, null],
  ['99999999', null, null],
  ['€', null, null],
])('"%s" is %s cents in German, %s in English', (typed, de, en) => {
  const read = (locale: Locale) => readPrice(typed, locale);
  expect([read('de'), read('en')]).toEqual([de, en]);
});
