import type { CountryRow } from './reference-tables';

/** Orders keep the name of a country in the language they were placed in, so any of its names counts. */
export function countryNamed(
  countries: readonly CountryRow[],
  name: string,
): CountryRow | undefined {
  return countries.find(isNamed(name));
}

/** Does a country or state have this name in one of the languages? */
export function isNamed(name: string) {
  return ({ names }: Pick<CountryRow, 'names'>) => Object.values(names).includes(name);
}
