import * as z from 'zod/v4';
import { ADDRESS_OPTION_TYPE, type AddressTypeId, type OrderAddress } from '~/services/shop-api';
import { apartmentOf } from './address';
import * as told from './told';

const named = told.fields({ name: told.text });

/** An address of an order, in the fields of the merchandise system; one that is not told is empty. */
export const wireOrderAddressSchema = told.fields({
  name1: told.text,
  name2: told.text,
  name3: told.text,
  address1: told.text,
  address2: told.text,
  address3: told.text,
  postalCode: told.text,
  town: told.text,
  countryId: told.count,
  stateId: told.count,
  country: named,
  state: named,
  taxIdNumber: told.text,
  options: told.list(z.object({ typeId: told.count, value: told.text })),
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
