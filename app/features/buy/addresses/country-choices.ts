import type { Country } from '~/services/shop-api';

export type Option = { value: string; label: string };

export type CountryChoices = {
  countries: Option[];
  /** States of all countries that have them: without script no list can depend on the country. */
  states: Option[];
};

/** Countries and states as the lists of an address form. */
export function countryChoices(countries: readonly Country[]): CountryChoices {
  const withStates = countries.filter(({ states }) => states.length > 0);
  return {
    countries: countries.map(({ id, name: label }) => ({ value: String(id), label })),
    states: withStates.flatMap((country) =>
      country.states.map(({ id, name: state }) => ({
        value: String(id),
        label: withStates.length > 1 ? `${state} (${country.name})` : state,
      })),
    ),
  };
}
