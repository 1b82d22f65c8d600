import type { CountryRow } from './reference-tables';

/**
 * Orders store the name of a country in the language they were placed in, so any of its names
 * counts.
 */
export function countryNamed(
  countries: readonly CountryRow[],
  name: string,
): CountryRow | undefined {
  return countries.find(isNamed(name));
}

/** Whether a country or state has this name in one of the languages. */
export function isNamed(name: string) {
  return ({ names }: Pick<CountryRow, 'names'>) => Object.values(names).includes(name);
}
