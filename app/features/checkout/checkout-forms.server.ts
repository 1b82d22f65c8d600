import * as z from 'zod/v4';

/** Fields of the checkout form. Which of them a post carries depends on what stands open. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'companyName',
  'vatNumber',
  'streetName',
  'apartment',
  'zipCode',
  'city',
  'state',
  'country',
  'phoneNumber',
] as const;

export const CHECKOUT_FIELDS = [
  'intent',
  'edit',
  'email',
  'addressKind',
  'useAsBilling',
  ...ADDRESS_FIELDS,
  'shippingId',
  'paymentId',
  'hasAdditional',
  'orderContactWish',
  'orderCustomerSign',
  'shippingPrivacyHintAccepted',
  'couponCode',
  'terms',
  'attemptId',
  'cartVersion',
  'quoteHash',
  'shownTotal',
];

export const INTENTS = [
  'save',
  'contact',
  'shipping-address',
  'billing-address',
  'country',
  'shipping-method',
  'payment-method',
  'additional',
  'coupon',
  'remove-coupon',
  'place',
] as const;
export type CheckoutIntent = (typeof INTENTS)[number];

const short = (field: string, max: number) =>
  z.string().trim().max(max, `${field}.length`).default('');

/** The shape of an address; its rules are the shop's (`doSaveAddress`). */
export const addressFormSchema = z.object({
  firstName: short('firstName', 100),
  lastName: short('lastName', 100),
  companyName: short('companyName', 100),
  vatNumber: short('vatNumber', 20),
  streetName: short('streetName', 120),
  apartment: short('apartment', 20),
  zipCode: short('zipCode', 12),
  city: short('city', 100),
  state: z.int({ error: 'state.format' }).positive().nullable().default(null),
  country: z.int({ error: 'country.required' }).positive({ error: 'country.required' }),
  phoneNumber: short('phoneNumber', 40),
});

export const additionalFormSchema = z.object({
  orderContactWish: short('orderContactWish', 2000),
  orderCustomerSign: short('orderCustomerSign', 100),
  shippingPrivacyHintAccepted: z.boolean().default(false),
});

/** What the button "order with obligation to pay" sends along: exactly what was shown. */
export const placeFormSchema = z.object({
  attemptId: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/),
  cartVersion: z.int(),
  quoteHash: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  shownTotal: z.int(),
});
export type PlaceForm = z.output<typeof placeFormSchema>;
