import * as z from 'zod';
import { idOr, idText } from '~/features/page/id-field.server';
import {
  checkAddressForm,
  normalizeAddressText,
  type AddressErrors,
} from '~/services/address-rules/address-form';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

const LENGTHS = { ...LIMITS.address, ...LIMITS.checkout };

const short = (field: keyof typeof LENGTHS) =>
  z.string().trim().max(LENGTHS[field], `${field}.length`).default('');

/** Invisible characters of a pasted text do not count towards its length. */
const ofAddress = (field: keyof typeof LIMITS.address) =>
  z
    .string()
    .overwrite((typed) => normalizeAddressText(field, typed))
    .max(LENGTHS[field], `${field}.length`)
    .default('');

/**
 * The fields of an address in the order of the page (`AddressInputs`), in which their errors are
 * listed; the rules are the shop's (`doSaveAddress`).
 */
export const addressFormSchema = z.object({
  companyName: ofAddress('companyName'),
  vatNumber: ofAddress('vatNumber'),
  firstName: ofAddress('firstName'),
  lastName: ofAddress('lastName'),
  postNumber: ofAddress('postNumber'),
  streetName: ofAddress('streetName'),
  apartment: ofAddress('apartment'),
  zipCode: ofAddress('zipCode'),
  city: ofAddress('city'),
  country: idText,
  state: idOr('state.format').nullable().default(null),
  phoneNumber: ofAddress('phoneNumber'),
});
export const ADDRESS_FIELDS = addressFormSchema.keyof().options;

/** Fields of the checkout form. The open parts decide which of them a post contains. */
export const CHECKOUT_FIELDS = [
  'intent',
  'edit',
  'email',
  'reviewMailTold',
  'reviewMailRefused',
  'addressKind',
  'useAsBilling',
  ...ADDRESS_FIELDS,
  'shippingId',
  'paymentId',
  'cardToken',
  'hasAdditional',
  'orderContactWish',
  'orderCustomerSign',
  'shippingPrivacyHintAccepted',
  'couponCode',
  'withoutGiftCard',
  'terms',
  'attemptId',
  'cartVersion',
  'quoteHash',
  'shownTotal',
] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

export const INTENTS = [
  'save',
  'contact',
  'shipping-address',
  'billing-address',
  'country',
  'shipping-method',
  'parcel-stations',
  'preferred-delivery',
  'payment-method',
  'additional',
  'coupon',
  'remove-coupon',
  'remove-gift-card',
  'place',
] as const;
export type CheckoutIntent = (typeof INTENTS)[number];

type AddressForm = z.output<typeof addressFormSchema>;

/** All errors of an address without a country: the shop can only check one with a country. */
export function problemsWithoutCountry(address: Omit<AddressForm, 'country'>): AddressErrors {
  const { errors } = checkAddressForm({ primary: false, ...address, country: 0 }, null);
  return { ...errors, country: 'country.required' };
}

export const additionalFormSchema = z.object({
  orderContactWish: short('orderContactWish'),
  orderCustomerSign: short('orderCustomerSign'),
  shippingPrivacyHintAccepted: z.boolean().default(false),
});

/** The fields posted by the button "order with obligation to pay": exactly what was shown. */
export const placeFormSchema = z.object({
  attemptId: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/),
  cartVersion: z.int(),
  quoteHash: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  shownTotal: z.int(),
});
export type PlaceForm = z.output<typeof placeFormSchema>;
