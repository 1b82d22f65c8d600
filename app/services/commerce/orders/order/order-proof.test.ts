import { expect, test } from 'vitest';
import type { OrderAddress } from '../../../shop-api';
import { fits, isGiven } from './order-proof';

const address: OrderAddress = {
  typeId: 1,
  firstName: 'Jürgen',
  lastName: 'Groß-Müller',
  companyName: 'Ton & Wert GmbH',
  streetName: 'Hauptstraße',
  apartment: '1',
  city: 'Warszawa',
  zipCode: '00-950',
  phoneNumber: '',
  vatNumber: '',
  email: '',
  countryName: 'Polen',
  stateName: '',
};

test.each([
  [{ postcode: '00-950' }, true],
  [{ postcode: ' 00950 ' }, true],
  [{ postcode: '00951' }, false],
  [{ postcode: '' }, false],
  [{ name: 'Groß-Müller' }, true],
  [{ name: 'GROSS-MUELLER' }, true],
  [{ name: 'gross muller' }, true],
  [{ name: 'ton&wert gmbh' }, true],
  [{ name: 'Müller' }, false],
  [{ name: 'Jürgen' }, false],
  [{ name: ' - ' }, false],
  [{ postcode: '99999', name: 'Groß-Müller' }, true],
  [{}, false],
])('%j fits: %s', (proof, expected) => {
  expect(fits(proof, [address])).toBe(expected);
});

test('an empty postcode does not prove an address without one', () => {
  const without = [
    { ...address, zipCode: '' },
    { ...address, zipCode: ' - ' },
  ];
  expect(fits({ postcode: '' }, without)).toBe(false);
  expect(fits({ postcode: ' ' }, without)).toBe(false);
  expect(fits({ name: 'Niemand' }, without)).toBe(false);
});

test('an empty company name does not prove an address without one', () => {
  expect(fits({ name: '' }, [{ ...address, companyName: '' }])).toBe(false);
  expect(isGiven({ name: ' ', postcode: '' })).toBe(false);
  expect(isGiven({ postcode: '1' })).toBe(true);
});

test.each([
  ['Groß-Łukasz', 'gross-lukasz'],
  ['Sørensen', 'SOERENSEN'],
  ['Sørensen', 'Sorensen'],
  ['Æbelø', 'aebeloe'],
  ['Yıldız', 'Yildiz'],
])('a letter that a keyboard lacks may be spelt: %s as %s', (lastName, name) => {
  expect(fits({ name }, [{ ...address, lastName }])).toBe(true);
});
