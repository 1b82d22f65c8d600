import { expect, test } from 'vitest';
import { payerAddress } from './payer-address';

const COUNTRIES = [{ id: 1, isoCode2: 'DE' }];
const address = (streetAndNumber: string) => ({
  streetAndNumber,
  postalCode: ' 20457 ',
  city: 'Hamburg',
  country: 'de',
});

test.each([
  ['Hafenstraße 12 a', 'Hafenstraße', '12 a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Weg 3-5', 'Weg', '3-5'],
  ['Am Deich', 'Am Deich', ''],
  ['Q 7, 24', 'Q 7', '24'],
  ['12 Main Street', '12 Main Street', ''],
])('%s', (line, streetName, apartment) =>
  expect(
    payerAddress({ email: 'a@b.de', name: 'Anna Lena Groß', address: address(line) }, COUNTRIES),
  ).toMatchObject({
    firstName: 'Anna Lena',
    lastName: 'Groß',
    streetName,
    apartment,
    zipCode: '20457',
    country: 1,
  }),
);

test('an unknown country, and no address', () => {
  const payer = { email: 'a@b.de', name: 'Anna', address: null };
  expect(payerAddress(payer, COUNTRIES)).toMatchObject({
    firstName: '',
    lastName: 'Anna',
    country: null,
  });
});
