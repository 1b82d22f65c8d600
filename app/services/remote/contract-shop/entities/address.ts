import * as z from 'zod';
import type { Address, AddressData, AddressTypeId } from '~/services/shop-api';
import * as lenient from './lenient';

export const wireAddressSchema = z.object({
  id: lenient.id,
  firstName: lenient.text,
  lastName: lenient.text,
  companyName: lenient.text,
  streetName: lenient.text,
  apartment: lenient.text,
  additionalAddressInformation: lenient.text,
  city: lenient.text,
  state: lenient.idOrNull,
  country: lenient.id,
  zipCode: lenient.text,
  postNumber: lenient.text,
  phoneNumber: lenient.text,
  email: lenient.text,
  vatNumber: lenient.text,
  primary: lenient.yes,
});
type WireAddress = z.output<typeof wireAddressSchema>;

export const wireAddressesSchema = lenient.list(wireAddressSchema);

/** Floor, door and the like have a separate field on the wire. */
export function apartmentOf(number: string, addition: string): string {
  return [number, addition.trim()].filter(Boolean).join(', ');
}

/** A saved address of the requested type. */
export function toAddress(
  { additionalAddressInformation: addition, ...address }: WireAddress,
  typeId: AddressTypeId,
): Address {
  return { ...address, typeId, apartment: apartmentOf(address.apartment, addition) };
}

/** A typed address as it is sent; ids of countries and states are text there. */
export function fromAddress({ id, state, country, ...typed }: AddressData) {
  return {
    ...(id !== undefined && { id }),
    ...typed,
    additionalAddressInformation: '',
    state: state === null ? null : String(state),
    country: String(country),
  };
}
