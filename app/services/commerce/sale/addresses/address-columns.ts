import type { AddressData } from '../../../shop-api';

/** The typed fields, as columns. */
export function addressColumns(address: AddressData): Record<string, unknown> {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company_name: address.companyName,
    vat_number: address.vatNumber,
    street_name: address.streetName,
    apartment: address.apartment,
    zip_code: address.zipCode,
    city: address.city,
    country_id: address.country,
    state_id: address.state,
    phone_number: address.phoneNumber,
    post_number: address.postNumber,
  };
}

/** `$4, $5, …` for the values of these columns. */
export function placesFrom(first: number, columns: Record<string, unknown>): string {
  return Object.keys(columns)
    .map((_, i) => `$${first + i}`)
    .join(', ');
}
