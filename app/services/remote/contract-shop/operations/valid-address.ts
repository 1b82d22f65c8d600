import { checkAddressForm, type AddressErrors } from '~/services/address-rules/address-form';
import { invalidAddress } from '~/services/address-rules/invalid-address';
import {
  ADDRESS_TYPE,
  isShopError,
  type AddressData,
  type AddressTypeId,
  type ShopError,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { billingCountries, shippingCountries } from './countries';

/**
 * The address by the shop's own rules, so that a customer reads the same messages with any server.
 * Throws `address.validationFailed` with cause { field: error code }.
 */
export async function validAddress(
  typeId: AddressTypeId,
  given: AddressData,
  call: ContractCall,
): Promise<AddressData> {
  const isForShipping = typeId === ADDRESS_TYPE.shipping;
  const countries = await (isForShipping ? shippingCountries(call) : billingCountries(call));
  const country = countries.find(({ id }) => id === given.country) ?? null;
  const stateIds = country?.states.map(({ id }) => id) ?? [];
  const { address, errors } = checkAddressForm(given, country && { ...country, stateIds });
  if (!country && isForShipping) errors.country = 'country.notDelivered';
  if (Object.keys(errors).length > 0) throw invalidAddress(errors);
  return address;
}

/** Sends a valid address. Refused fields are thrown as by `validAddress`. */
export async function sendAddress(
  operation: string,
  argument: unknown,
  { call, address }: { call: ContractCall; address: AddressData },
): Promise<unknown> {
  try {
    return await call.ask(operation, argument);
  } catch (error) {
    throw isShopError(error) ? inFields(error, address) : error;
  }
}

/** The field names of servers that validate addresses in the fields of the merchandise system. */
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

/** The code for a field with an invalid value. */
const CODES: AddressErrors = {
  zipCode: 'zipCode.format',
  phoneNumber: 'phoneNumber.format',
  vatNumber: 'vatNumber.format',
  postNumber: 'postNumber.format',
  country: 'country.unknown',
  state: 'state.unknown',
};

/**
 * A refusal by fields for the pages. Another server has sentences where this shop has codes; only
 * the field determines the meaning.
 */
function inFields(error: ShopError, address: AddressData): ShopError {
  if (error.code !== 422 || !error.cause) return error;
  const errors: AddressErrors = {};
  const { place, ...messages } = error.cause;
  for (const [name, message] of Object.entries(messages)) {
    const field = FIELDS[name] ?? (name as keyof AddressData);
    if (!(field in address)) continue;
    const code = [message].flat()[0];
    const isCode = typeof code === 'string' && /^[a-z]\w*(?:\.\w+)?$/i.test(code);
    errors[field] = isCode ? code : address[field] ? (CODES[field] ?? 'characters') : 'required';
  }
  if (Object.keys(errors).length === 0) return error;
  return invalidAddress(errors, typeof place === 'string' ? place : undefined);
}
