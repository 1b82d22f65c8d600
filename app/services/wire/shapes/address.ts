import { withoutVatLabel } from '~/services/vat-numbers/vat-number-forms';
import * as z from 'zod';
import {
  ADDRESS_OPTION_TYPE,
  type Address,
  type AddressData,
  type Country,
  type OrderAddress,
} from '~/services/shop-api';
import { ORDER_LIMITS } from '~/services/shop-api/entities/order-field-limits';
import { wireIdSchema } from './primitives';

/** An address in a client's form; ids of countries and states are text there. */
export const wireAddressSchema = z.strictObject({
  id: z.int(),
  typeId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  streetName: z.string(),
  apartment: z.string(),
  additionalAddressInformation: z.literal(''),
  city: z.string(),
  state: z.string().nullable(),
  country: z.string(),
  zipCode: z.string(),
  postNumber: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  vatNumber: z.string(),
  birthday: z.literal(''),
  primary: z.boolean(),
});
export type WireAddress = z.infer<typeof wireAddressSchema>;

export function toWireAddress({ vatNumberState: _state, ...address }: Address): WireAddress {
  return {
    ...address,
    additionalAddressInformation: '',
    state: address.state === null ? null : String(address.state),
    country: String(address.country),
    birthday: '',
  };
}

/** Some fields may be absent or null; the shop's rules limit their length (§5). */
const text = z.string().max(500).nullish();

const idOrNothing = z.union([wireIdSchema, z.literal(''), z.literal('0'), z.literal(0)]).nullish();

export const addressArgumentSchema = z.strictObject({
  id: idOrNothing,
  typeId: z.int().nullish(),
  firstName: text,
  lastName: text,
  companyName: text,
  streetName: text,
  apartment: text,
  additionalAddressInformation: text,
  city: text,
  state: idOrNothing,
  /** Refused as a field of the address where it is missing. */
  country: wireIdSchema.nullish(),
  zipCode: text,
  postNumber: text,
  phoneNumber: text,
  /** doLoginAsGuest sets a guest's, the account a customer's. */
  email: text,
  vatNumber: text,
  /** The shop does not need it, so it is not stored. */
  birthday: text,
  primary: z.union([z.boolean(), z.number()]).nullish(),
});

/** The stored part of an address in an argument. */
export function fromWireAddress(address: z.output<typeof addressArgumentSchema>): AddressData {
  const of = (value: string | null | undefined) => value ?? '';
  const id = Number(address.id ?? 0);
  return {
    ...(id > 0 && { id }),
    firstName: of(address.firstName),
    lastName: of(address.lastName),
    companyName: of(address.companyName),
    streetName: of(address.streetName),
    apartment: apartmentOf(of(address.apartment), of(address.additionalAddressInformation).trim()),
    city: of(address.city),
    state: Number(address.state ?? 0) || null,
    country: address.country ?? 0,
    zipCode: of(address.zipCode),
    phoneNumber: of(address.phoneNumber),
    vatNumber: withoutVatLabel(of(address.vatNumber)),
    postNumber: of(address.postNumber),
    primary: Boolean(address.primary),
  };
}

/** The shop has no separate line for floor and door: they stand behind the house number. */
function apartmentOf(apartment: string, addition: string): string {
  if (!addition) return apartment;
  const both = apartment ? `${apartment}, ${addition}` : addition;
  return both.slice(0, ORDER_LIMITS.address.apartment + 1);
}

const stateSchema = z.strictObject({
  id: z.int(),
  countryId: z.string(),
  isoCode: z.null(),
  isoCode3166: z.string(),
  name: z.string(),
});

export const wireShippingCountrySchema = z.strictObject({
  id: z.int(),
  active: z.literal(1),
  name: z.string(),
  currLangName: z.string(),
  lang: z.string(),
  names: z.array(
    z.strictObject({ id: z.int(), country_id: z.string(), language: z.string(), name: z.string() }),
  ),
  isoCode2: z.string(),
  isoCode3: z.string(),
  zipCodeRegex: z.string().nullable(),
  isGeoRegulated: z.literal(false),
  isCountryStateMandatory: z.boolean(),
  shippingDestinationId: z.int(),
  storehouseId: z.literal(0),
  states: z.array(stateSchema),
  vatCodes: z.array(z.string()),
});

export const wireCountriesSchema = z.strictObject({
  default: z.array(wireShippingCountrySchema),
  geoRegulated: z.array(wireShippingCountrySchema),
});

export function toWireCountry(
  { id, name, isoCode2, zipCodeRegex, states }: Country,
  lang: string,
): z.infer<typeof wireShippingCountrySchema> {
  const countryId = String(id);
  return {
    id,
    active: 1,
    name,
    currLangName: name,
    lang,
    names: [{ id, country_id: countryId, language: lang, name }],
    isoCode2,
    isoCode3: '',
    zipCodeRegex,
    isGeoRegulated: false,
    isCountryStateMandatory: false,
    shippingDestinationId: id,
    storehouseId: 0,
    states: states.map((state) => ({
      ...state,
      countryId,
      isoCode: null,
      isoCode3166: '',
    })),
    vatCodes: [],
  };
}

/** An address of an order, in the fields of the merchandise system. */
export const wireOrderAddressSchema = z.strictObject({
  id: z.int(),
  gender: z.null(),
  name1: z.string(),
  name2: z.string(),
  name3: z.string(),
  name4: z.string(),
  address1: z.string(),
  address2: z.string(),
  address3: z.string(),
  address4: z.string(),
  postalCode: z.string(),
  town: z.string(),
  countryId: z.int(),
  stateId: z.int().nullable(),
  country: z.strictObject({ name: z.string() }),
  state: z.strictObject({ name: z.string() }).nullable(),
  readOnly: z.boolean(),
  title: z.string(),
  contactPerson: z.string(),
  taxIdNumber: z.string(),
  options: z.array(
    z.strictObject({
      id: z.int(),
      addressId: z.int(),
      typeId: z.int(),
      value: z.string(),
      position: z.int(),
    }),
  ),
});

/** A deleted country has the number 0. */
export function toWireOrderAddress(address: OrderAddress): z.infer<typeof wireOrderAddressSchema> {
  const values: [typeId: number, value: string | undefined][] = [
    [ADDRESS_OPTION_TYPE.VATNumber, address.vatNumber],
    [ADDRESS_OPTION_TYPE.Telephone, address.phoneNumber],
    [ADDRESS_OPTION_TYPE.Email, address.email],
    [ADDRESS_OPTION_TYPE.PostNumber, address.postNumber],
  ];
  return {
    id: 0,
    gender: null,
    name1: address.companyName,
    name2: address.firstName,
    name3: address.lastName,
    name4: '',
    address1: address.streetName,
    address2: address.apartment,
    address3: '',
    address4: '',
    postalCode: address.zipCode,
    town: address.city,
    countryId: address.countryId ?? 0,
    stateId: address.stateId ?? null,
    country: { name: address.countryName },
    state: address.stateName ? { name: address.stateName } : null,
    readOnly: true,
    title: '',
    contactPerson: '',
    taxIdNumber: address.vatNumber,
    options: values.flatMap(([typeId, value], position) =>
      value ? [{ id: position + 1, addressId: 0, typeId, value, position }] : [],
    ),
  };
}
