import type { OrderAddress } from '../shop-api';

/** An address of an order, line by line. */
export function addressLines(address: OrderAddress): string[] {
  return [
    address.companyName,
    `${address.firstName} ${address.lastName}`.trim(),
    address.postNumber ?? '',
    `${address.streetName} ${address.apartment}`.trim(),
    `${address.zipCode} ${address.city}`,
    [address.stateName, address.countryName].filter(Boolean).join(', '),
  ].filter(Boolean);
}
