import * as z from 'zod/v4';
import type { Address, AddressData, AddressTypeId } from '~/services/shop-api';
import * as told from './told';

export const wireAddressSchema = z.object({
  id: told.id,
  firstName: told.text,
  lastName: told.text,
  companyName: told.text,
  streetName: told.text,
  apartment: told.text,
  additionalAddressInformation: told.text,
  city: told.text,
  state: told.idOrNull,
  country: told.id,
  zipCode: told.text,
  postNumber: told.text,
  phoneNumber: told.text,
  email: told.text,
  vatNumber: told.text,
  primary: told.yes,
});
type WireAddress = z.output<typeof wireAddressSchema>;

export const wireAddressesSchema = told.list(wireAddressSchema);

/** Floor, door and the like have a field of their own on the wire. */
export function apartmentOf(number: string, addition: string): string {
  return [number, addition.trim()].filter(Boolean).join(', ');
}

/** A saved address of the type that was asked for. */
export function toAddress(
  { additionalAddressInformation: addition, ...address }: WireAddress,
  typeId: AddressTypeId,
): Address {
  return { ...address, typeId, apartment: apartmentOf(address.apartment, addition) };
}

/** What is sent of an address that somebody typed; ids of countries and states are text there. */
export function fromAddress({ id, state, country, ...typed }: AddressData) {
  return {
    ...(id !== undefined && { id }),
    ...typed,
    additionalAddressInformation: '',
    state: state === null ? null : String(state),
    country: String(country),
  };
}
