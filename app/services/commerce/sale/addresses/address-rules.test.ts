import { describe, expect, test } from 'vitest';
import { ANNA_IN_FULL } from '../../../../../tests/support/anna';
import type { AddressData } from '../../../shop-api';
import { normalZipCode } from '../../../address-rules/address-form';
import { checkAddress, whyNoDelivery, type AddressCountry } from './address-rules';

const germany: AddressCountry = {
  isoCode2: 'DE',
  zipCodeRegex: '^[0-9]{5}$',
  stateIds: [1, 2],
  isShippingActive: true,
  specialAreas: [
    {
      names: { de: 'Helgoland', en: 'Heligoland' },
      zipFrom: '27498',
      zipTo: '27498',
      standardRate: null,
    },
  ],
};
const france = { ...germany, isoCode2: 'FR', stateIds: [], isShippingActive: false };
const company = {
  ...ANNA_IN_FULL,
  firstName: '',
  lastName: '',
  companyName: 'Ton GmbH',
  vatNumber: 'DE123456789',
};

describe('checkAddress refuses', () => {
  test.each<[string, Partial<AddressData>, Record<string, string>]>([
    ['no names', { firstName: ' ', lastName: '' }, { firstName: 'required', lastName: 'required' }],
    ['half a name', { lastName: '' }, { lastName: 'required' }],
    [
      'half a name with a company',
      { lastName: '', companyName: 'Ton GmbH' },
      { lastName: 'required' },
    ],
    ['no street', { streetName: '' }, { streetName: 'required' }],
    ['a house number that is too odd', { apartment: 'a\u0000' }, { apartment: 'characters' }],
    ['no city', { city: '\t' }, { city: 'required' }],
    ['no postcode', { zipCode: '' }, { zipCode: 'required' }],
    ['a short postcode', { zipCode: '1011' }, { zipCode: 'zipCode.format' }],
    ['letters as postcode', { zipCode: 'ABCDE' }, { zipCode: 'zipCode.format' }],
    ['a state of another country', { state: 9 }, { state: 'state.unknown' }],
    ['a header injection', { city: 'Berlin\r\nBcc: x' }, { city: 'characters' }],
    ['a null byte', { lastName: 'Mül\u0000ler' }, { lastName: 'characters' }],
    ['a VAT number without country', { vatNumber: '123' }, { vatNumber: 'vatNumber.format' }],
    ['a VAT number of half a country', { vatNumber: 'D12345' }, { vatNumber: 'vatNumber.format' }],
    ['more before a VAT number', { vatNumber: '1DE12345' }, { vatNumber: 'vatNumber.format' }],
    ['more after a VAT number', { vatNumber: 'DE12345!' }, { vatNumber: 'vatNumber.format' }],
    ['two digits as phone', { phoneNumber: '11' }, { phoneNumber: 'phoneNumber.format' }],
    [
      'text before a phone number',
      { phoneNumber: 'Tel. 030 12' },
      { phoneNumber: 'phoneNumber.format' },
    ],
    [
      'text after a phone number',
      { phoneNumber: '030 12 Büro' },
      { phoneNumber: 'phoneNumber.format' },
    ],
    ['text as phone number', { phoneNumber: 'ruf an' }, { phoneNumber: 'phoneNumber.format' }],
  ])('%s', (_, change, errors) => {
    expect(checkAddress({ ...ANNA_IN_FULL, ...change }, germany, true).errors).toEqual(errors);
  });

  test('a delivery outside the VAT territory, but not an invoice there', () => {
    for (const zipCode of ['27498', 'D-27498']) {
      const address = { ...ANNA_IN_FULL, zipCode };
      expect(checkAddress(address, germany, true)).toMatchObject({
        errors: { zipCode: 'zipCode.notDelivered' },
        place: { de: 'Helgoland', en: 'Heligoland' },
      });
      expect(checkAddress(address, germany, false)).toMatchObject({ errors: {}, place: null });
    }
    expect(whyNoDelivery(germany, '27499')).toBeNull();
  });

  test('a company without VAT number, and a VAT number without company', () => {
    expect(checkAddress({ ...company, vatNumber: '' }, germany, true).errors).toEqual({
      vatNumber: 'required',
    });
    expect(checkAddress({ ...company, companyName: '' }, germany, true).errors).toEqual({
      companyName: 'required',
    });
  });

  test('delivery, but not invoice, to a country without delivery', () => {
    expect(checkAddress(ANNA_IN_FULL, france, true).errors).toEqual({
      country: 'country.notDelivered',
    });
    expect(checkAddress(ANNA_IN_FULL, france, false).errors).toEqual({});
  });

  test('an unknown country', () => {
    expect(checkAddress(ANNA_IN_FULL, null, false).errors).toEqual({ country: 'country.unknown' });
  });
});

describe('checkAddress accepts and normalizes', () => {
  test('a person, a company, a person at a company', () => {
    for (const address of [ANNA_IN_FULL, company, { ...ANNA_IN_FULL, companyName: 'Ton GmbH' }]) {
      expect(checkAddress(address, germany, true)).toMatchObject({ address, errors: {} });
    }
  });

  test('spaces, VAT number and postcode', () => {
    const typed = {
      ...ANNA_IN_FULL,
      lastName: '  von   Müller ',
      zipCode: 'D-10 115',
      vatNumber: 'de 123.456-789',
      state: 2,
    };
    expect(checkAddress(typed, germany, true)).toMatchObject({
      address: {
        ...ANNA_IN_FULL,
        lastName: 'von Müller',
        zipCode: '10115',
        vatNumber: 'DE123456789',
        state: 2,
      },
      errors: {},
    });
  });
});

test.each([
  ['10115', 'DE', '^[0-9]{5}$', '10115'],
  [' 10 115 ', 'DE', '^[0-9]{5}$', '10115'],
  ['de-10115', 'DE', '^[0-9]{5}$', '10115'],
  ['A-1010', 'AT', '^[0-9]{4}$', '1010'],
  ['00950', 'PL', '^[0-9]{2}-[0-9]{3}$', '00-950'],
  ['1234ab', 'NL', '^[0-9]{4} [A-Z]{2}$', '1234 AB'],
  ['1234 ab', 'NL', '[0-9]{4}[A-Z]{2}', '1234AB'],
  ['L-1234', 'LU', '(?:L-)?[0-9]{4}', 'L-1234'],
  [' whatever  1 ', 'IE', null, 'WHATEVER 1'],
  ['EE 12345', 'EE', '^[0-9]{5}$', '12345'],
  ['D10115', 'DE', '^[0-9]{5}$', '10115'],
  ['D – 10115', 'DE', '^[0-9]{5}$', '10115'],
  ['B-4700', 'BE', '^\\d{4}$', '4700'],
  ['F-67000', 'FR', '^\\d{5}$', '67000'],
  ['I-39100', 'IT', '^\\d{5}$', '39100'],
  ['H-1051', 'HU', '^\\d{4}$', '1051'],
  ['E-28001', 'ES', '^\\d{5}$', '28001'],
  ['S-111 22', 'SE', '^\\d{3} ?\\d{2}$', '111 22'],
  ['N-0150', 'NO', '^\\d{4}$', '0150'],
  ['FIN-00100', 'FI', '^\\d{5}$', '00100'],
  ['fin00100', 'FI', '^\\d{5}$', '00100'],
  ['SLO 1000', 'SI', '^\\d{4}$', '1000'],
  ['P-1000-001', 'PT', '^\\d{4}-?\\d{3}$', '1000-001'],
  ['EL 104 31', 'GR', '^\\d{3} ?\\d{2}$', '104 31'],
  ['IRL D02 X285', 'IE', '^[A-Za-z]\\d[\\dWw] ?[A-Za-z\\d]{4}$', 'D02 X285'],
  ['M VLT 1117', 'MT', '^[A-Za-z]{3} ?\\d{4}$', 'VLT 1117'],
  ['M1 1AE', 'GB', '^[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}$', 'M1 1AE'],
  ['UK SW1A 1AA', 'GB', '^[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}$', 'SW1A 1AA'],
  ['F-10115', 'DE', '^[0-9]{5}$', null],
  ['101155', 'DE', '^[0-9]{5}$', null],
  ['12345|x', 'DE', '[0-9]{5}|x', null],
])('postcode %s of %s by %s becomes %s', (typed, isoCode2, zipCodeRegex, normal) => {
  expect(normalZipCode(typed, { isoCode2, zipCodeRegex })).toBe(normal);
});

describe('a pasted address', () => {
  test.each<[string, Partial<AddressData>, Partial<AddressData>]>([
    [
      'a number with no-break spaces',
      { phoneNumber: '+49\u00a030\u00a01234567' },
      { phoneNumber: '+49 30 1234567' },
    ],
    [
      'a number of an address book',
      { phoneNumber: '\u202d+49 30 1234567\u202c' },
      { phoneNumber: '+49 30 1234567' },
    ],
    [
      'a number with an en dash',
      { phoneNumber: '030 – 1234567' },
      { phoneNumber: '030 - 1234567' },
    ],
    [
      'a number with a no-break hyphen',
      { phoneNumber: '030\u20111234567' },
      { phoneNumber: '030-1234567' },
    ],
    [
      'a number with thin spaces',
      { phoneNumber: '030\u2009123\u2009' },
      { phoneNumber: '030 123' },
    ],
    [
      'a number with a variation selector',
      { phoneNumber: '030\ufe0d123' },
      { phoneNumber: '030123' },
    ],
    ['a postcode', { zipCode: '10115\u200b' }, { zipCode: '10115' }],
    [
      'a postcode between bidi controls',
      { zipCode: '\u202dD\u201310115\u202c' },
      { zipCode: '10115' },
    ],
    [
      'a VAT number',
      { vatNumber: 'DE\u00a0123\u2011456\u2011789\u200b' },
      { vatNumber: 'DE123456789' },
    ],
    ['a post number', { postNumber: '\u2068123456\u2069' }, { postNumber: '123456' }],
    ['names between bidi controls', { lastName: '\u202aMüller\u202c' }, { lastName: 'Müller' }],
    ['a cell of a spreadsheet', { city: 'Berlin\t' }, { city: 'Berlin' }],
    ['a name with a joiner', { firstName: 'علی\u200cرضا' }, { firstName: 'علی\u200cرضا' }],
  ])('%s is saved as it is seen', (_, pasted, seen) => {
    expect(checkAddress({ ...ANNA_IN_FULL, ...pasted }, germany, true)).toMatchObject({
      address: { ...ANNA_IN_FULL, ...seen },
      errors: {},
    });
  });

  test('names of invisible characters only are missing', () => {
    const address = { ...ANNA_IN_FULL, lastName: '\u200b\u3164' };
    expect(checkAddress(address, germany, true).errors).toEqual({ lastName: 'required' });
  });
});

test('an address may have no house number, or have it in the street (decision 016)', () => {
  for (const streetName of ['Hof Lindenbruch', 'Lindenweg 4 a']) {
    const address = { ...ANNA_IN_FULL, apartment: '', streetName };
    expect(checkAddress(address, germany, true).errors).toEqual({});
  }
});

test.each(['030 1234567', '+49 (30) 123-45/67', '112'])('%s is a phone number', (phoneNumber) => {
  expect(checkAddress({ ...ANNA_IN_FULL, phoneNumber }, germany, true).errors).toEqual({});
});

test('a last name alone makes a person, also with a company', () => {
  expect(checkAddress({ ...company, lastName: 'Müller' }, germany, true).errors).toEqual({
    firstName: 'required',
  });
});
