import type { CountryRow } from './reference-tables';

/** Orders store the country's name in their own language, so any of its names counts. */
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
