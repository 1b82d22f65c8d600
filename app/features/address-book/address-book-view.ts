import type { Address, AddressTypeId, Country } from '~/services/shop-api';

/** The two pages of addresses by the last part of their path, each with its type (§3). */
export const ADDRESS_BOOKS = {
  'shipping-details': 2,
  'billing-details': 1,
} as const satisfies Record<string, AddressTypeId>;
export type BookName = keyof typeof ADDRESS_BOOKS;

export type BookEntry = { address: Address; country: string; state: string };
export type Option = { value: string; label: string };

export type AddressBookView = {
  name: BookName;
  entries: BookEntry[];
  countries: Option[];
  /** States of all countries that have some: without script no list can follow the country. */
  states: Option[];
};

export function addressBookView(
  name: BookName,
  addresses: readonly Address[],
  countries: readonly Country[],
): AddressBookView {
  const withStates = countries.filter(({ states }) => states.length > 0);
  return {
    name,
    entries: addresses.map((address) => {
      const country = countries.find(({ id }) => id === address.country);
      const state = country?.states.find(({ id }) => id === address.state);
      return { address, country: country?.name ?? '', state: state?.name ?? '' };
    }),
    countries: countries.map(({ id, name: label }) => ({ value: String(id), label })),
    states: withStates.flatMap((country) =>
      country.states.map(({ id, name: state }) => ({
        value: String(id),
        label: withStates.length > 1 ? `${state} (${country.name})` : state,
      })),
    ),
  };
}

export function isShippingBook(typeId: AddressTypeId): boolean {
  return typeId === ADDRESS_BOOKS['shipping-details'];
}
