import { countryChoices, type CountryChoices } from '~/features/buy/addresses/country-choices';
import type { Address, AddressTypeId, Country } from '~/services/shop-api';

/** The two pages of addresses by the last part of their path, each with its type (§3). */
export const ADDRESS_BOOKS = {
  'shipping-details': 2,
  'billing-details': 1,
} as const satisfies Record<string, AddressTypeId>;
export type BookName = keyof typeof ADDRESS_BOOKS;

export type BookEntry = { address: Address; country: string; state: string };

export type AddressBookView = CountryChoices & {
  name: BookName;
  entries: BookEntry[];
};

export function addressBookView(
  name: BookName,
  addresses: readonly Address[],
  countries: readonly Country[],
): AddressBookView {
  return {
    ...countryChoices(countries),
    name,
    entries: addresses.map((address) => {
      const country = countries.find(({ id }) => id === address.country);
      const state = country?.states.find(({ id }) => id === address.state);
      return { address, country: country?.name ?? '', state: state?.name ?? '' };
    }),
  };
}

export function isShippingBook(typeId: AddressTypeId): boolean {
  return typeId === ADDRESS_BOOKS['shipping-details'];
}
