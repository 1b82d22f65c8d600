import * as z from 'zod';
import { ADDRESS_TYPE, addressTypeSchema, type AddressTypeId } from '~/services/shop-api';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import {
  addressArgumentSchema,
  fromWireAddress,
  toWireAddress,
  toWireCountry,
  wireAddressSchema,
  wireCountriesSchema,
  wireShippingCountrySchema,
} from '../shapes/address';
import { wireIdSchema } from '../shapes/primitives';

/** 1 for billing, 2 for delivery; clients have it as a number or as text. */
const typeSchema = z.union([
  addressTypeSchema,
  z.enum(['1', '2']).transform((text) => Number(text) as AddressTypeId),
]);

const EXAMPLE = {
  firstName: 'Anna',
  lastName: 'Müller',
  streetName: 'Hauptstraße',
  apartment: '12 a',
  city: 'Berlin',
  country: '1',
  zipCode: '10115',
  phoneNumber: '',
  primary: true,
} as const;

async function countriesOf({ shop, locale }: WireCall) {
  const countries = await shop.getAggregatedCountries();
  return { default: countries.map((each) => toWireCountry(each, locale)), geoRegulated: [] };
}

export const addressOperations: WireTable = {
  getAddresses: operation({
    about: 'The addresses of a type, the primary one first; a guest has one at most.',
    input: z.strictObject({ typeId: typeSchema }),
    output: z.array(wireAddressSchema),
    example: { typeId: 2 },
    run: async (input, { shop }) => (await shop.getAddresses(input)).map(toWireAddress),
  }),

  getAddressesData: operation({
    about: 'The addresses of several types, and the countries there are.',
    input: z.strictObject({
      /** An empty list means all. */
      types: z.array(typeSchema).max(2).optional(),
      lang: z.string().max(10).optional(),
      includeCountries: z.boolean().optional(),
    }),
    output: z.strictObject({
      addresses: z.array(wireAddressSchema),
      countries: wireCountriesSchema,
    }),
    example: { types: [1, 2], includeCountries: true },
    async run({ types = Object.values(ADDRESS_TYPE) }, call) {
      const lists = [];
      for (const typeId of new Set(types)) lists.push(await call.shop.getAddresses({ typeId }));
      const addresses = lists.flat().map(toWireAddress);
      return {
        addresses: addresses.toSorted((a, b) => Number(b.primary) - Number(a.primary)),
        countries: await countriesOf(call),
      };
    },
  }),

  doSaveAddress: operation({
    about: 'Saves an address and uses it for this order; the saved one comes first.',
    failed: 'address.createFailed',
    input: z.strictObject({ typeId: typeSchema, addressData: addressArgumentSchema }),
    output: z.array(wireAddressSchema),
    example: { typeId: 2, addressData: EXAMPLE },
    needs: ['cart'],
    async run({ typeId, addressData }, { shop }) {
      const saved = await shop.doSaveAddress({ typeId, addressData: fromWireAddress(addressData) });
      return saved.map(toWireAddress);
    },
  }),

  deleteAddress: operation({
    about: 'Deletes an address and gives those that are left.',
    failed: 'address.deleteFailed',
    input: z.strictObject({ typeId: typeSchema, addressId: wireIdSchema }),
    output: z.array(wireAddressSchema),
    example: { typeId: 2, addressId: 1 },
    needs: ['cart'],
    run: async (input, { shop }) => (await shop.deleteAddress(input)).map(toWireAddress),
  }),

  setCheckoutAddress: operation({
    about: 'Chooses a saved address for this order.',
    input: z.strictObject({ typeId: typeSchema, addressId: wireIdSchema }),
    output: z.string(),
    example: { typeId: 2, addressId: 1 },
    needs: ['checkout'],
    async run(input, { shop }) {
      await shop.setCheckoutAddress(input);
      return 'Address set';
    },
  }),

  getActiveShippingCountries: operation({
    about: 'The countries that goods are sent to.',
    input: null,
    output: z.array(wireShippingCountrySchema),
    example: null,
    async run(_, { shop, locale }) {
      const countries = await shop.getActiveShippingCountries();
      return countries.map((country) => toWireCountry(country, locale));
    },
  }),

  getAggregatedCountries: operation({
    about: 'Every country a bill may go to; none has rules of its own here.',
    input: null,
    output: wireCountriesSchema,
    example: null,
    run: (_, call) => countriesOf(call),
  }),
};
