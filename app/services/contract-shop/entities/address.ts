import * as z from 'zod/v4';
import type { Address, AddressData, AddressTypeId } from '~/services/shop-api';
import { toldId, toldIdOrNull, toldList, toldText, toldYes } from './told';

export const wireAddressSchema = z.object({
  id: toldId,
  firstName: toldText,
  lastName: toldText,
  companyName: toldText,
  streetName: toldText,
  apartment: toldText,
  /** Floor, door and the like, which this shop has behind the house number. */
  additionalAddressInformation: toldText,
  city: toldText,
  state: toldIdOrNull,
  country: toldId,
  zipCode: toldText,
  postNumber: toldText,
  phoneNumber: toldText,
  email: toldText,
  vatNumber: toldText,
  primary: toldYes,
});
type WireAddress = z.output<typeof wireAddressSchema>;

export const wireAddressesSchema = toldList(wireAddressSchema);

/** A saved address of the type that was asked for. */
export function toAddress(
  { additionalAddressInformation: addition, ...address }: WireAddress,
  typeId: AddressTypeId,
): Address {
  const apartment = [address.apartment, addition.trim()].filter(Boolean).join(', ');
  return { ...address, typeId, apartment };
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
