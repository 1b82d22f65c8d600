import * as z from 'zod';
import {
  addressDataSchema,
  addressTypeSchema,
  type Address,
  type AddressTypeId,
  type CheckoutAddress,
} from '../entities/address';
import {
  changedInformationSchema,
  type AdditionalInformation,
  type additionalInformationSchema,
} from '../entities/additional-information';
import type { Cart, CartNotice } from '../entities/cart';
import type { Country } from '../entities/country';
import { idSchema, type Cents } from '../entities/primitives';
import type { PreferredDelivery, PreferredServices } from '../entities/preferred-delivery';
import type { PaymentMethodList, PreparedPayment } from '../entities/payment';
import type { PlacedOrder } from '../entities/order';
import type { ShippingMethodList } from '../entities/shipping';
import { LIMITS } from '../entities/field-limits';
import { normalizeInput } from '../entities/normalize-input';

export const saveAddressInputSchema = z.strictObject({
  typeId: addressTypeSchema,
  addressData: addressDataSchema,
  /** Also saves the data as the billing address and uses it for this order. */
  useAsBilling: z.boolean().default(false),
  /** False: a customer changes only their account, not the order in preparation. */
  isForOrder: z.boolean().default(true),
});
export type SaveAddressInput = z.input<typeof saveAddressInputSchema>;

/** The values entered or chosen in the checkout. Missing ones stay unchanged. */
export const checkoutChangesSchema = z.strictObject({
  /** Of a guest; '' if a required one is missing. */
  email: z.string().overwrite(normalizeInput).optional(),
  /** Secret of the posted form: sent again, it finds the session that another address renewed. */
  formKey: z.string().max(64).optional(),
  address: saveAddressInputSchema.omit({ isForOrder: true }).optional(),
  /**
   * The delivery country, before the rest of that address is known: a chosen address in another
   * country is replaced.
   */
  shippingCountryId: idSchema.optional(),
  shippingId: idSchema.optional(),
  paymentId: idSchema.optional(),
  /** Null removes the coupon. */
  couponCode: z.string().max(LIMITS.cart.couponCode).nullable().optional(),
  /** The id of a gift card to be removed. */
  withoutGiftCard: idSchema.optional(),
  additionalInformation: changedInformationSchema.optional(),
  /** Also saves the preselected addresses and methods that the page shows. */
  asShown: z.boolean().default(false),
  /** The billing address is used for delivery while no other is given (open point 1.5). */
  deliverToBilling: z.boolean().default(false),
});
export type CheckoutChanges = z.input<typeof checkoutChangesSchema>;

/** The parts that an order can lack (§5), in the order in which the shopper sees them. */
export const MISSING_PARTS = [
  'items',
  'shippingAddress',
  'billingAddress',
  'email',
  'shippingMethod',
  'paymentMethod',
  'terms',
] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/** Why a change was not saved: the error of the single operation for it. */
export const refusedChangeSchema = z.object({
  key: z.string(),
  code: z.int(),
  cause: z.record(z.string(), z.unknown()),
});
export type RefusedChange = z.infer<typeof refusedChangeSchema>;

/** The result of changes. All but the refused ones are saved. */
export const savedCheckoutSchema = z.object({
  refused: z.partialRecord(
    z.enum(['email', 'address', 'shippingMethod', 'paymentMethod', 'coupon']),
    refusedChangeSchema,
  ),
  isAddressSaved: z.boolean(),
  coupon: z.enum(['applied', 'removed']).nullable(),
  /** Chosen methods that are no longer available, and the names of their replacements. */
  replaced: z.array(
    z.object({ part: z.enum(['shippingMethod', 'paymentMethod']), by: z.string() }),
  ),
  /** The parts that an order still lacks; the terms are not checked. */
  missing: z.array(z.enum(MISSING_PARTS)),
});
export type SavedCheckout = z.infer<typeof savedCheckoutSchema>;

/** The offer on the checkout page; a later order must match it to the cent (reliability A2). */
export type CheckoutQuote = {
  /** Secret of one attempt to order; an attempt always leads to the same order. */
  attemptId: string;
  cartVersion: number;
  quoteHash: string;
  /** The total of the order, in cents. */
  total: Cents;
};

/** All data of the checkout from one pricing of the cart, so that its parts never disagree. */
export type Checkout = {
  cart: Cart;
  shipping: ShippingMethodList;
  payment: PaymentMethodList;
  /** The visitor's addresses of both types, primary first. */
  addresses: Address[];
  shippingCountries: Country[];
  billingCountries: Country[];
  additionalInformation: AdditionalInformation;
  /** The offered delivery services, if any, and the chosen ones. */
  preferredDelivery: { offered: PreferredServices | null; chosen: PreferredDelivery | null };
  /** Days after sending on which a review mail is sent; the page must announce it. Null: none. */
  reviewMailDays: number | null;
  quote: CheckoutQuote;
};

export const placeOrderInputSchema = z.strictObject({
  attemptId: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/),
  cartVersion: z.int(),
  quoteHash: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  /** Amount in cents that the shopper saw beside the button; shown again if no longer valid. */
  shownTotal: z.int(),
  termsAccepted: z.boolean(),
  /** Unsaved input at the press of the button; it is saved, whatever the result of the order. */
  changes: checkoutChangesSchema.optional(),
});
export type PlaceOrderInput = z.input<typeof placeOrderInputSchema>;
export type PlacedOrderInput = Pick<PlaceOrderInput, 'attemptId'>;

export type CheckoutOperations = {
  getActiveShippingCountries(): Promise<Country[]>;
  /** Returns all countries of invoices. */
  getAggregatedCountries(): Promise<Country[]>;
  /** Returns addresses of a type, primary first. A guest has at most one of each. */
  getAddresses(input: { typeId: AddressTypeId }): Promise<Address[]>;
  /**
   * Saves an address and uses it for this order. Throws `address.validationFailed` with `cause` = {
   * field: error code } by the rules of §5 and the country's postcode pattern. Returns the
   * addresses of that type, the saved one first.
   */
  doSaveAddress(input: SaveAddressInput): Promise<Address[]>;
  deleteAddress(input: { typeId: AddressTypeId; addressId: number }): Promise<Address[]>;
  setCheckoutAddress(input: CheckoutAddress): Promise<void>;
  /** Returns shipping profiles for the cart's destination and weight. */
  getShippingProvider(): Promise<ShippingMethodList>;
  /**
   * Chooses a shipping profile; throws `shipping.notAvailable` if it is not in the list. Returns
   * notices if the choice replaced the payment method (open point 1.5).
   */
  setShippingProvider(input: { shippingId: number }): Promise<CartNotice[]>;
  getPaymentProviders(): Promise<PaymentMethodList>;
  setPaymentProvider(input: { paymentId: number }): Promise<void>;
  /** Stores contact wish, customer sign and the carrier consent with the cart. */
  doAdditionalInformation(input: z.input<typeof additionalInformationSchema>): Promise<void>;
  /** Returns the checkout of the current cart, with a new attempt to order it. Writes nothing. */
  getCheckout(): Promise<Checkout>;
  /**
   * Saves the input in one transaction, each part independently. Throws `order.incomplete` if the
   * cart is empty.
   */
  doSaveCheckout(input: CheckoutChanges): Promise<SavedCheckout>;
  doPreparePayment(): Promise<PreparedPayment>;
  /**
   * Saves the changes and places the order, in one transaction (reliability A2), at `shownTotal` or
   * not at all. Throws `order.quoteChanged` (cause: { before, after } in cents),
   * `order.stockChanged` (cause: { lines: [{ cartItemId, name, available }] }),
   * `order.couponChanged`, `order.incomplete` (cause: { missing: MissingPart[] }; also if a change
   * was refused), and instead of it `order.shippingChanged` or `order.paymentChanged` if only the
   * chosen method is no longer available; `order.answerLost` if the order was placed and only a
   * mail contains its number. The changes are saved in any case: `events.AfterCheckoutChanged` is
   * the `SavedCheckout`.
   */
  doPlaceOrder(input: PlaceOrderInput): Promise<PlacedOrder>;
  /** Returns the order of this attempt, or of another by this visitor for the cart. Places none. */
  getPlacedOrder(input: PlacedOrderInput): Promise<PlacedOrder | null>;
  /** Without `paymentId`: by the payment method of the order. */
  doExecutePayment(input: { orderId: number; paymentId?: number }): Promise<PreparedPayment>;
};
