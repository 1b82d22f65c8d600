import * as z from 'zod';
import { LIMITS } from './field-limits';
import { idSchema } from './primitives';
import { vatNumberStateSchema } from './vat';

/** Address types of §3. */
export const ADDRESS_TYPE = { billing: 1, shipping: 2 } as const;
export const addressTypeSchema = z.union([z.literal(1), z.literal(2)]);
export type AddressTypeId = z.infer<typeof addressTypeSchema>;

/** The text fields of an address. */
export const ADDRESS_TEXTS = Object.keys(LIMITS.address) as (keyof typeof LIMITS.address)[];

/** Address option types of §3; the wire stores e-mail, VAT id and others as options. */
export const ADDRESS_OPTION_TYPE = {
  VATNumber: 1,
  ExternalAddressID: 2,
  EntryCertificate: 3,
  Telephone: 4,
  Email: 5,
  PostNumber: 6,
  PersonalId: 7,
  BBFC: 8,
  Birthday: 9,
  SessionID: 10,
  Title: 11,
  ContactPerson: 12,
  ExternalCustomerID: 13,
} as const;

/** The fields of an address form; rules are checked by `doSaveAddress` (§5, open point 1.5). */
export const addressDataSchema = z.strictObject({
  id: idSchema.optional(),
  firstName: z.string().max(LIMITS.address.firstName).default(''),
  lastName: z.string().max(LIMITS.address.lastName).default(''),
  companyName: z.string().max(LIMITS.address.companyName).default(''),
  streetName: z.string().max(LIMITS.address.streetName),
  /** House number. */
  apartment: z.string().max(LIMITS.address.apartment),
  city: z.string().max(LIMITS.address.city),
  state: idSchema.nullable().default(null),
  country: idSchema,
  zipCode: z.string().max(LIMITS.address.zipCode),
  phoneNumber: z.string().max(LIMITS.address.phoneNumber).default(''),
  vatNumber: z.string().max(LIMITS.address.vatNumber).default(''),
  /** The carrier's number of a person at its stations (`ADDRESS_OPTION_TYPE.PostNumber`). */
  postNumber: z.string().max(LIMITS.address.postNumber).default(''),
  primary: z.boolean().default(false),
});
export type AddressData = z.infer<typeof addressDataSchema>;

export const addressSchema = addressDataSchema.extend({
  id: idSchema,
  typeId: addressTypeSchema,
  email: z.string(),
  /** State of a checked VAT number; null: not checked yet. */
  vatNumberState: vatNumberStateSchema.nullable().optional(),
});
export type Address = z.infer<typeof addressSchema>;

/** The saved address that an order in preparation uses. */
export const checkoutAddressSchema = z.strictObject({
  typeId: addressTypeSchema,
  addressId: idSchema,
});
export type CheckoutAddress = z.infer<typeof checkoutAddressSchema>;
