import { expect, test } from 'vitest';
import { isMemberState } from '../../app/lib/member-states';
import { VAT_PREFIXES, vatPrefixOf } from '../../app/services/vat-numbers/vat-number-forms';
import { COUNTRIES } from '../../demo/base/countries';

/**
 * Standard rate of each member state and the initial reduced one of a new shop, in percent, as of
 * November 2026 (Art. 97 to 105 of Directive 2006/112/EC). A second copy, so that the table is not
 * compared with itself.
 */
const RATES: Record<string, [number, number]> = {
  AT: [20, 10],
  BE: [21, 6],
  BG: [20, 9],
  CY: [19, 5],
  CZ: [21, 12],
  DE: [19, 7],
  DK: [25, 25],
  EE: [24, 9],
  ES: [21, 10],
  FI: [25.5, 13.5],
  FR: [20, 5.5],
  GR: [24, 13],
  HR: [25, 5],
  HU: [27, 5],
  IE: [23, 13.5],
  IT: [22, 10],
  LT: [21, 5],
  LU: [17, 8],
  LV: [21, 12],
  MT: [18, 5],
  NL: [21, 9],
  PL: [23, 8],
  PT: [23, 6],
  RO: [21, 11],
  SE: [25, 12],
  SI: [22, 9.5],
  SK: [23, 5],
};

test('a new shop has the rates of all member states, and of no others', () => {
  const known = COUNTRIES.flatMap(({ iso, vat }) =>
    vat ? [[iso, vat.map((rate) => rate / 100)]] : [],
  );
  expect(Object.fromEntries(known)).toEqual(RATES);
  expect(Object.keys(RATES)).toHaveLength(27);
});

test('they equal the rates of invoices for member states', () => {
  const taken = COUNTRIES.map(({ iso }) => iso).filter(isMemberState);
  expect(taken.toSorted()).toEqual(Object.keys(RATES).toSorted());
});

test('and so do the VAT number formats of each', () => {
  const prefixes = Object.keys(RATES).map(vatPrefixOf);
  expect([...prefixes, 'XI'].toSorted()).toEqual([...VAT_PREFIXES].toSorted());
});
