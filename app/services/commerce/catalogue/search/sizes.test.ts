import { expect, test } from 'vitest';
import type { Language } from '../../../shop-api';
import { readSizes } from './sizes';

const litres = (milli: number) => ({ unit: 'LTR', milli });

test.each<[Language, string, unknown[]]>([
  ['de', '0,75 l', [litres(750)]],
  ['de', '0.75 l', [litres(750)]],
  ['en', '0,75l', [litres(750)]],
  ['de', '0,375 Liter', [litres(375)]],
  ['de', '1000 ml', [litres(1000)]],
  ['de', '1.000 ml', [litres(1000), litres(1)]],
  ['en', '2,500 ml', [litres(2500), litres(2.5)]],
  ['de', '1.234,5 g', [{ unit: 'KGM', milli: 1234.5 }]],
  ['de', '75 cl', [litres(750)]],
  ['de', '½ l', [litres(500)]],
  ['de', '2½ Liter', [litres(2500)]],
  ['en', '3/4 litre', [litres(750)]],
  ['de', '500 g', [{ unit: 'KGM', milli: 500 }]],
  ['de', '250 cm', [{ unit: 'MTR', milli: 2500 }]],
  ['de', '20 m²', [{ unit: 'MTK', milli: 20_000 }]],
  ['de', '20 qm', [{ unit: 'MTK', milli: 20_000 }]],
  ['de', '0,75', [{ unit: null, milli: 750 }]],
])('%s: "%s" is a size', (lang, term, amounts) => {
  const [size, ...others] = readSizes(term, lang);
  expect(size).toMatchObject({ amounts, rest: expect.stringMatching(/^\s*$/) });
  expect(others).toEqual([]);
});

test.each([
  '4120',
  'RAL 9010',
  'TW-10001',
  '20.11.2026',
  'Körnung 120 mittel',
  '0 l',
  '1/0 l',
  'P 1/2',
  '2,5-3,5',
  '10er Pack',
])('"%s" contains no size', (term) => {
  expect(readSizes(term, 'de')).toEqual([]);
});

test('each of several sizes is returned with the term without it', () => {
  expect(readSizes('Krepp 50 m x 19 mm', 'de')).toEqual([
    { amounts: [{ unit: 'MTR', milli: 50_000 }], rest: expect.stringMatching(/^Krepp +x 19 mm$/) },
    { amounts: [{ unit: 'MTR', milli: 19 }], rest: expect.stringMatching(/^Krepp 50 m x +$/) },
  ]);
});
