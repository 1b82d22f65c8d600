import { checkAddressForm, type AddressErrors } from '~/services/address-rules/address-form';
import { invalidAddress, wrongInput } from '~/services/address-rules/refuse-address';
import {
  ADDRESS_TEXTS,
  ADDRESS_TYPE,
  isShopError,
  saveAddressInputSchema,
  type Address,
  type AddressData,
  type AddressTypeId,
  type Country,
  type ShopError,
} from '~/services/shop-api';
import type { CheckoutOperations } from '~/services/shop-api/operations/checkout';
import type { ContractCall } from '../contract-call';
import { fromAddress, toAddress, wireAddressesSchema } from '../entities/address';
import { toCountry, wireAggregatedCountriesSchema, wireCountriesSchema } from '../entities/country';
import { readAnswer } from '../read-answer';

export type AddressOperations = Pick<
  CheckoutOperations,
  | 'getActiveShippingCountries'
  | 'getAggregatedCountries'
  | 'getAddresses'
  | 'doSaveAddress'
  | 'deleteAddress'
  | 'setCheckoutAddress'
>;

/** Addresses of the checkout and of the account, and where they may lie. */
export function addressOperations(call: ContractCall): AddressOperations {
  async function addresses(
    operation: 'getAddresses' | 'doSaveAddress' | 'deleteAddress',
    argument: { typeId: AddressTypeId; [name: string]: unknown },
  ): Promise<Address[]> {
    const answer = await call.ask(operation, argument);
    const list = readAnswer(operation, wireAddressesSchema, answer);
    return list.map((address) => toAddress(address, argument.typeId));
  }

  async function getAddresses({ typeId }: { typeId: AddressTypeId }): Promise<Address[]> {
    const list = await addresses('getAddresses', { typeId });
    return list.toSorted((a, b) => Number(b.primary) - Number(a.primary));
  }

  async function getActiveShippingCountries(): Promise<Country[]> {
    const answer = await call.ask('getActiveShippingCountries');
    return readAnswer('getActiveShippingCountries', wireCountriesSchema, answer).map(toCountry);
  }

  async function getAggregatedCountries(): Promise<Country[]> {
    const answer = await call.ask('getAggregatedCountries');
    const told = readAnswer('getAggregatedCountries', wireAggregatedCountriesSchema, answer);
    const countries = [...told.default, ...told.geoRegulated].map(toCountry);
    return [...new Map(countries.map((country) => [country.id, country])).values()];
  }

  async function setCheckoutAddress(input: { typeId: AddressTypeId; addressId: number }) {
    await call.ask('setCheckoutAddress', input);
  }

  /** The address by the shop's own rules, so that somebody reads the same sentences before any server. */
  async function validAddress(typeId: AddressTypeId, given: AddressData): Promise<AddressData> {
    const isForShipping = typeId === ADDRESS_TYPE.shipping;
    const countries = await (isForShipping
      ? getActiveShippingCountries()
      : getAggregatedCountries());
    const country = countries.find(({ id }) => id === given.country) ?? null;
    const stateIds = country?.states.map(({ id }) => id) ?? [];
    const { address, errors } = checkAddressForm(given, country && { ...country, stateIds });
    if (!country && isForShipping) errors.country = 'country.notDelivered';
    if (Object.keys(errors).length > 0) throw invalidAddress(errors);
    return address;
  }

  /** Gives the addresses of the type, the saved one first. */
  async function save(typeId: AddressTypeId, address: AddressData, isForOrder: boolean) {
    const saved = await addresses('doSaveAddress', {
      typeId,
      addressData: fromAddress(address),
    }).catch((error: unknown) => {
      throw isShopError(error) ? inFields(error, address) : error;
    });
    const [first] = saved;
    if (isForOrder && first) await setCheckoutAddress({ typeId, addressId: first.id });
    return saved;
  }

  return {
    getActiveShippingCountries,
    getAggregatedCountries,
    getAddresses,
    setCheckoutAddress,
    deleteAddress: ({ typeId, addressId }) => addresses('deleteAddress', { typeId, addressId }),

    async doSaveAddress(input) {
      const parsed = saveAddressInputSchema.safeParse(input);
      if (!parsed.success) throw wrongInput(parsed.error);
      const { typeId, addressData, useAsBilling, isForOrder } = parsed.data;
      const address = await validAddress(typeId, addressData);
      const saved = await save(typeId, address, isForOrder);
      if (useAsBilling && typeId === ADDRESS_TYPE.shipping) {
        const { id: _id, ...data } = address;
        const known = await getAddresses({ typeId: ADDRESS_TYPE.billing });
        const same = known.find((other) => isSame(other, address));
        const billing = { ...data, ...(same && { id: same.id }) };
        await save(ADDRESS_TYPE.billing, billing, isForOrder);
      }
      return saved;
    },
  };
}

/** Would one be the copy of the other? */
function isSame(one: AddressData, other: AddressData): boolean {
  return [...ADDRESS_TEXTS, 'country' as const, 'state' as const].every(
    (field) => one[field] === other[field],
  );
}

/** How servers that look at addresses in the fields of the merchandise system call what they refuse. */
const FIELDS: Record<string, keyof AddressData> = {
  name1: 'companyName',
  name2: 'firstName',
  name3: 'lastName',
  address1: 'streetName',
  address2: 'apartment',
  postalCode: 'zipCode',
  town: 'city',
  telephone: 'phoneNumber',
  countryId: 'country',
  stateId: 'state',
};

/** What is said of a field that is filled in and wrong. */
const CODES: AddressErrors = {
  zipCode: 'zipCode.format',
  phoneNumber: 'phoneNumber.format',
  vatNumber: 'vatNumber.format',
  postNumber: 'postNumber.format',
  country: 'country.unknown',
  state: 'state.unknown',
};

/**
 * A refusal by fields as pages know it. Another server has sentences where this shop has codes; what it
 * means is told by the field alone.
 */
function inFields(error: ShopError, address: AddressData): ShopError {
  if (error.code !== 422 || !error.cause) return error;
  const errors: AddressErrors = {};
  const { place, ...told } = error.cause;
  for (const [name, said] of Object.entries(told)) {
    const field = FIELDS[name] ?? (name as keyof AddressData);
    if (!(field in address)) continue;
    const code = [said].flat()[0];
    const isCode = typeof code === 'string' && /^[a-z]\w*(?:\.\w+)?$/i.test(code);
    errors[field] = isCode ? code : address[field] ? (CODES[field] ?? 'characters') : 'required';
  }
  if (Object.keys(errors).length === 0) return error;
  return invalidAddress(errors, typeof place === 'string' ? place : undefined);
}
