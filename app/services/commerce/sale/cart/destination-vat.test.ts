import { expect, test } from 'vitest';
import type { CountryRow, VatRateRow } from '../../core/reference/reference-tables';
import type { SpecialArea } from '../../core/reference/special-area';
import { homeCountryOf } from '../../core/reference/home-country';
import { destinationOf } from './destination-vat';

const country = (id: number, isoCode2: string, isEu: boolean): CountryRow => ({
  id,
  isoCode2,
  isEu,
  names: { de: isoCode2, en: isoCode2 },
  zipCodeRegex: null,
  isShippingActive: true,
  specialAreas: [],
  position: 1,
  states: [],
});
const area = (zipFrom: string, zipTo: string, standardRate: number | null): SpecialArea => ({
  names: { de: zipFrom, en: zipFrom },
  zipFrom,
  zipTo,
  standardRate,
});
const COUNTRIES = [
  country(1, 'DE', true),
  country(2, 'AT', true),
  country(3, 'FR', true),
  country(4, 'CH', false),
  { ...country(5, 'GB', false), specialAreas: [area('BT10AA', 'BT99ZZ', 2000)] },
  country(6, 'MC', true),
  { ...country(7, 'ES', true), specialAreas: [area('35000', '35999', null)] },
  { ...country(8, 'PT', true), specialAreas: [area('9000', '9499', 2200)] },
];
const rates = (countryId: number, standard: number, reduced: number): VatRateRow[] =>
  Object.entries({ standard, reduced }).map(([vatClass, rate]) => ({
    countryId,
    vatClass: vatClass as VatRateRow['vatClass'],
    rate,
    validFrom: '2020-01-01',
  }));
const vatRates = [
  ...rates(1, 1900, 700),
  ...rates(2, 2000, 1000),
  ...rates(4, 810, 260),
  ...rates(7, 2100, 1000),
  ...rates(8, 2300, 1300),
];

const tablesOf = (home: unknown) => ({
  countries: COUNTRIES,
  vatRates,
  settings: new Map<string, unknown>([['seller', home]]),
});

/** Standard and reduced rate of a delivery, and whether it is an export. */
function delivered(home: string, to: number) {
  const there = { countryId: to, zipCode: '1000' };
  const { rateOf, isExport } = destinationOf(tablesOf({ country: home }), there, new Date());
  return [rateOf('standard'), rateOf('reduced'), isExport];
}

test.each([
  ['DE', 'DE', 1, [1900, 700, false]],
  ['DE', 'AT', 2, [2000, 1000, false]],
  ['DE', 'a member state without rates of its own', 3, [1900, 700, false]],
  ['AT', 'AT', 2, [2000, 1000, false]],
  ['AT', 'a member state without rates of its own', 3, [2000, 1000, false]],
  ['CH', 'CH', 4, [810, 260, false]],
  ['CH', 'DE', 1, [0, 0, true]],
  ['CH', 'a member state without rates of its own', 3, [0, 0, true]],
] as const)('from %s to %s', (home, _, to, expected) => {
  expect(delivered(home, to)).toEqual(expected);
});

test('from the EU to another country it is an export', () => {
  expect(delivered('DE', 4)[2]).toBe(true);
});

test.each([undefined, null, 'DE', { country: '' }, { country: 'XX' }, { country: 7 }])(
  'for a seller of %j the shop is in Germany',
  (seller) => expect(homeCountryOf(tablesOf(seller)).id).toBe(1),
);

/** Case, rates, and whether a business there may owe the VAT itself. */
function told(home: string, countryId: number, zipCode: string | null, vatRules?: object) {
  const tables = tablesOf({ country: home });
  const settings = new Map([...tables.settings, ['vatRules', vatRules]]);
  const french = rates(3, 2000, 550);
  const all = { ...tables, settings, vatRates: [...vatRates, ...french] };
  const { vatCase, rateOf, isAbroadInUnion } = destinationOf(
    all,
    { countryId, zipCode },
    new Date(),
  );
  return [vatCase, rateOf('standard'), rateOf('reduced'), isAbroadInUnion];
}

// Northern Ireland is taxed as in the Union, Monaco as France; the rest of Britain is not. The
// Canary Islands lie outside, Madeira has its own standard rate. An unknown country has no VAT.
test.each([
  ['DE', 1, '10115', ['domestic', 1900, 700, false]],
  ['DE', 2, '1010', ['destination', 2000, 1000, true]],
  ['DE', 5, 'BT1 1AA', ['destination', 2000, 2000, true]],
  ['DE', 5, 'SW1A 1AA', ['export', 0, 0, false]],
  ['DE', 5, 'IM1 1AA', ['export', 0, 0, false]],
  ['DE', 6, '98000', ['destination', 2000, 550, true]],
  ['FR', 6, '98000', ['destination', 2000, 550, true]],
  ['CH', 5, 'BT1 1AA', ['export', 0, 0, false]],
  ['CH', 2, '1010', ['export', 0, 0, false]],
  ['DE', 7, '28001', ['destination', 2100, 1000, true]],
  ['DE', 7, null, ['destination', 2100, 1000, true]],
  ['DE', 7, '35001', ['export', 0, 0, false]],
  ['DE', 8, '9000', ['destination', 2200, 1300, true]],
  ['DE', 99, '35001', ['domestic', 0, 0, false]],
] as const)('from %s to country %i, %s', (home, id, zipCode, expected) => {
  expect(told(home, id, zipCode)).toEqual(expected);
});

test('a shop that sells little abroad charges its own rates in the whole Union', () => {
  const home = { oss: 'home' };
  expect(told('DE', 2, '1010', home)).toEqual(['domestic', 1900, 700, true]);
  expect(told('DE', 5, 'BT1 1AA', home)).toEqual(['domestic', 1900, 700, true]);
  expect(told('DE', 4, '8001', home)).toEqual(['export', 810, 260, false]);
  expect(told('DE', 2, '1010', { oss: 'nonsense' })).toEqual(['destination', 2000, 1000, true]);
});
