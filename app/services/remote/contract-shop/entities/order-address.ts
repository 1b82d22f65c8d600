import * as z from 'zod';
import { ADDRESS_OPTION_TYPE, type AddressTypeId, type OrderAddress } from '~/services/shop-api';
import { apartmentOf } from './address';
import * as lenient from './lenient';

const named = lenient.fields({ name: lenient.text });

/** An address of an order, in the fields of the merchandise system; a missing one is empty. */
export const wireOrderAddressSchema = lenient.fields({
  name1: lenient.text,
  name2: lenient.text,
  name3: lenient.text,
  address1: lenient.text,
  address2: lenient.text,
  address3: lenient.text,
  postalCode: lenient.text,
  town: lenient.text,
  countryId: lenient.count,
  stateId: lenient.count,
  country: named,
  state: named,
  taxIdNumber: lenient.text,
  options: lenient.list(z.object({ typeId: lenient.count, value: lenient.text })),
});

export function toOrderAddress(
  address: z.output<typeof wireOrderAddressSchema>,
  typeId: AddressTypeId,
): OrderAddress {
  const option = (type: keyof typeof ADDRESS_OPTION_TYPE) =>
    address.options.find(({ typeId: id }) => id === ADDRESS_OPTION_TYPE[type])?.value ?? '';
  const postNumber = option('PostNumber');
  return {
    typeId,
    companyName: address.name1,
    firstName: address.name2,
    lastName: address.name3,
    streetName: address.address1,
    apartment: apartmentOf(address.address2, address.address3),
    zipCode: address.postalCode,
    city: address.town,
    countryName: address.country.name,
    stateName: address.state.name,
    phoneNumber: option('Telephone'),
    email: option('Email'),
    vatNumber: address.taxIdNumber || option('VATNumber'),
    ...(postNumber && { postNumber }),
    ...(address.countryId > 0 && { countryId: address.countryId }),
    ...(address.stateId > 0 && { stateId: address.stateId }),
  };
}
