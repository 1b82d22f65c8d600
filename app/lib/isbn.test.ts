import { expect, test } from 'vitest';
import { isbnOf } from './isbn';

test.each([
  ['9783161484100', '9783161484100'],
  ['9791032305690', '9791032305690'],
  ['9790060115615', ''],
  ['4006381333931', ''],
  ['978316148410', ''],
  ['', ''],
])('the ISBN of "%s" is "%s"', (gtin, isbn) => {
  expect(isbnOf(gtin)).toBe(isbn);
});
