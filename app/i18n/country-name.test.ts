import { expect, test } from 'vitest';
import { countryName } from './country-name';

test('a country code is shown by its name in the language of the page', () => {
  expect(countryName('SE', 'de')).toBe('Schweden');
  expect(countryName('SE', 'en')).toBe('Sweden');
  expect(countryName('GB', 'de')).toBe('Vereinigtes Königreich');
});

test('another text is unchanged', () => {
  expect(countryName('Deutschland', 'en')).toBe('Deutschland');
  expect(countryName('', 'de')).toBe('');
  expect(countryName('QZ', 'en')).toBe('QZ');
});
