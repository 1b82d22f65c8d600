import { expect, test } from 'vitest';
import { gtinForms, numbersOf } from './find-number';

test.each([
  ['2 000000 000015', '2000000000015'],
  ['02000000000015', '2000000000015'],
  ['2000000-000015', '2000000000015'],
  ['(01)02000000000015', '2000000000015'],
  ['0102000000000015', '2000000000015'],
  ['0 36000 29145 2', '036000291452'],
  ['36000291452', '036000291452'],
  ['0036000291452', '036000291452'],
  ['00036000291452', '036000291452'],
  ['9638 5074', '96385074'],
  ['00000096385074', '96385074'],
])('GTIN %s may be stored in the catalogue as %s', (typed, kept) => {
  expect(gtinForms(typed)).toContain(kept);
});

test.each(['', '4120', 'TW-10001', '123456789012345', '0,75'])('%s is no GTIN', (typed) => {
  expect(gtinForms(typed)).toEqual([]);
});

test.each([
  ['Art.-Nr. TW-10001', 'TW-10001'],
  ['Artikelnummer: TW-10001', 'TW-10001'],
  ['Artikel Nr TW-10001', 'TW-10001'],
  ['Item no. TW-10001', 'TW-10001'],
  ['SKU TW-10001', 'TW-10001'],
  ['Nr. TW-10001', 'TW-10001'],
  ['No. TW-10001', 'TW-10001'],
  ['SKU-Nr. TW-10001', 'TW-10001'],
  ['EAN: 4006381333931', '4006381333931'],
  ['EAN-13: 4006381333931', '4006381333931'],
  ['EAN13 4006381333931', '4006381333931'],
  ['EAN-Code 4006381333931', '4006381333931'],
  ['GTIN-Nr. 4006381333931', '4006381333931'],
  ['TW\u201310001\u200b', 'TW-10001'],
])('%s names %s', (term, number) => {
  expect(numbersOf(term)).toContain(number);
});

test('words are no numbers', () => {
  for (const term of ['Artischocke', 'Eantik', 'Skulptur weiß', 'Items', 'Nordlicht', 'Nr']) {
    expect(numbersOf(term)).toEqual([term]);
  }
});
