import { expect, test } from 'vitest';
import {
  hasVatNumberForm,
  tidyVatNumber,
  unionVatNumber,
  VAT_PREFIXES,
  vatPrefixOf,
} from './vat-number-forms';

function numbers(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** One of each format, from VIES's list. */
const GOOD = numbers(`
  ATU12345675 BE0123456789 BE1012345678 BG123456789 BG1234567890 CY12345678X CZ12345678
  CZ1234567890 DE123456789 DK12345678 EE123456789 EL123456789 ESX1234567X ES12345678Z
  ESB12345678 FI12345678 FR12345678901 FRX1123456789 HR12345678901 HU12345678 IE1234567L
  IE1234567WA IE1X23456L IT12345678901 LT123456789 LT123456789012 LU12345678 LV12345678901
  MT12345678 NL123456789B01 NLABCDEFGHIJ12 PL1234567890 PT123456789 RO12 RO1234567890
  SE123456789001 SI12345678 SK1234567890 XI123456789 XIGD123 XIHA999
`);

test.each(GOOD)('%s is a number of the EU', (number) => {
  expect(hasVatNumberForm(number)).toBe(true);
  expect(unionVatNumber(number)).toEqual({ prefix: number.slice(0, 2), digits: number.slice(2) });
});

test('each member state and Northern Ireland is among them', () => {
  expect([...new Set(GOOD.map((number) => number.slice(0, 2)))].toSorted()).toEqual(
    [...VAT_PREFIXES].toSorted(),
  );
  expect(VAT_PREFIXES).toHaveLength(28);
});

test.each([
  '',
  ...numbers(`
  AT12345675 ATU1234567 BE2123456789 DE12345678 DE1234567890 EL12345678 ES123456789
  FRI1123456789 FRO1123456789 IT1234567890 NL123456789B0 RO1 SE123456789002 XIGD999
  XI1234567890 DE 123456789 D1234567
`),
])('%j does not match the format', (number) => {
  expect(hasVatNumberForm(number)).toBe(false);
  expect(unionVatNumber(number)).toBeNull();
});

test.each(['CHE123456789MWST', 'GB123456789', 'NO123456789MVA'])(
  '%s belongs to no member state, and is printed on the invoice',
  (number) => {
    expect(hasVatNumberForm(number)).toBe(true);
    expect(unionVatNumber(number)).toBeNull();
  },
);

test('a typed number is normalized', () => {
  expect(tidyVatNumber(' at u1234.56-75 ')).toBe('ATU12345675');
});

test.each([
  ['USt-IdNr. DE123456789', 'DE123456789'],
  ['USt.-ID-Nr.: DE 123 456 789', 'DE123456789'],
  ['Umsatzsteuer-Identifikationsnummer: DE123456789', 'DE123456789'],
  ['UID: ATU12345675', 'ATU12345675'],
  ['VAT ID GB123456789', 'GB123456789'],
  ['vat no. ie1234567l', 'IE1234567L'],
  ['VAT12345', 'VAT12345'],
  ['FR XX 123456789', 'FRXX123456789'],
  ['USt-IdNr. liegt vor', 'USTIDNRLIEGTVOR'],
])('the label in front of %s is left out', (pasted, number) => {
  expect(tidyVatNumber(pasted)).toBe(number);
});

test('Greece uses EL', () => {
  expect(['GR', 'FR'].map(vatPrefixOf)).toEqual(['EL', 'FR']);
});

// A pattern with backtracking would take minutes here, longer than a test may.
test.each(['1', 'A', '+', '1A+'])('a long text of %s does not match', (typed) => {
  for (const prefix of VAT_PREFIXES) {
    expect(hasVatNumberForm(`${prefix}${typed.repeat(100_000)}`), prefix).toBe(false);
  }
});
