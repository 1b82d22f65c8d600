import { expect, test } from 'vitest';
import type { CountryRow, VatRateRow } from '../../ground/reference/reference-tables';
import { exportHomeOf, homeCountryOf } from '../../ground/reference/home-country';
import { destinationOf } from './destination';

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
const COUNTRIES = [
  country(1, 'DE', true),
  country(2, 'AT', true),
  country(3, 'FR', true),
  country(4, 'CH', false),
];
const rates = (countryId: number, standard: number, reduced: number): VatRateRow[] =>
  Object.entries({ standard, reduced }).map(([vatClass, rate]) => ({
    countryId,
    vatClass: vatClass as VatRateRow['vatClass'],
    rate,
    validFrom: '2020-01-01',
  }));
const vatRates = [...rates(1, 1900, 700), ...rates(2, 2000, 1000), ...rates(4, 810, 260)];

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

test.each([
  ['DE', 4, 'germany'],
  ['AT', 4, 'union'],
  ['CH', 1, 'elsewhere'],
  ['AT', 1, null],
  ['CH', 4, null],
] as const)('an export from %s to country %s is free by the law of: %s', (home, to, law) => {
  const tables = tablesOf({ country: home });
  const country = tables.countries.find(({ id }) => id === to)!;
  expect(exportHomeOf(tables, country)).toBe(law);
});

test('from the EU to another country it is an export', () => {
  expect(delivered('DE', 4)[2]).toBe(true);
});

test.each([undefined, null, 'DE', { country: '' }, { country: 'XX' }, { country: 7 }])(
  'a seller of %j has the shop in Germany',
  (seller) => expect(homeCountryOf(tablesOf(seller)).id).toBe(1),
);
