import * as z from 'zod/v4';
import { ADDRESS_OPTION_TYPE, type AddressTypeId, type OrderAddress } from '~/services/shop-api';
import { toldCount, toldList, toldOrNull, toldText } from './told';

const named = toldOrNull(z.object({ name: toldText }));

/** An address of an order, in the fields of the merchandise system. */
export const wireOrderAddressSchema = z.object({
  name1: toldText,
  name2: toldText,
  name3: toldText,
  address1: toldText,
  address2: toldText,
  address3: toldText,
  postalCode: toldText,
  town: toldText,
  country: named,
  state: named,
  taxIdNumber: toldText,
  options: toldList(z.object({ typeId: toldCount, value: toldText })),
});

const NOTHING = wireOrderAddressSchema.parse({});

/** An address of an order; one that is not told is empty. */
export function toOrderAddress(
  wire: z.output<typeof wireOrderAddressSchema> | null,
  typeId: AddressTypeId,
): OrderAddress {
  const address = wire ?? NOTHING;
  const option = (type: keyof typeof ADDRESS_OPTION_TYPE) =>
    address.options.find(({ typeId: id }) => id === ADDRESS_OPTION_TYPE[type])?.value ?? '';
  const postNumber = option('PostNumber');
  return {
    typeId,
    companyName: address.name1,
    firstName: address.name2,
    lastName: address.name3,
    streetName: address.address1,
    apartment: [address.address2, address.address3].filter(Boolean).join(', '),
    zipCode: address.postalCode,
    city: address.town,
    countryName: address.country?.name ?? '',
    stateName: address.state?.name ?? '',
    phoneNumber: option('Telephone'),
    email: option('Email'),
    vatNumber: address.taxIdNumber || option('VATNumber'),
    ...(postNumber && { postNumber }),
  };
}
