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
  /** False: a customer changes their account alone, not the order in preparation. */
  isForOrder: z.boolean().default(true),
});
export type SaveAddressInput = z.input<typeof saveAddressInputSchema>;

/** What was typed or chosen in the checkout. What is not named stays as it is. */
export const checkoutChangesSchema = z.strictObject({
  /** Of a guest; '' where one is needed and none was given. */
  email: z.string().overwrite(normalizeInput).optional(),
  address: saveAddressInputSchema.omit({ isForOrder: true }).optional(),
  /**
   * Where the goods are to go, before the rest of that address is known: the chosen address gives way to
   * it when it is in another country.
   */
  shippingCountryId: idSchema.optional(),
  shippingId: idSchema.optional(),
  paymentId: idSchema.optional(),
  /** Null takes the coupon out. */
  couponCode: z.string().max(LIMITS.cart.couponCode).nullable().optional(),
  /** The number of a gift card to be taken out. */
  withoutGiftCard: idSchema.optional(),
  additionalInformation: changedInformationSchema.optional(),
  /** Also what the page shows as chosen though nobody chose it: addresses and methods. */
  asShown: z.boolean().default(false),
  /** Goods go where the bill goes while no other place is named (open point 1.5). */
  deliverToBilling: z.boolean().default(false),
});
export type CheckoutChanges = z.input<typeof checkoutChangesSchema>;

/** What an order can lack (§5), in the order in which the shopper is told. */
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

/** Why one of the changes was not saved: what the operation for it alone throws. */
export const refusedChangeSchema = z.object({
  key: z.string(),
  code: z.int(),
  cause: z.record(z.string(), z.unknown()),
});
export type RefusedChange = z.infer<typeof refusedChangeSchema>;

/** What became of changes. All but the refused ones are saved. */
export const savedCheckoutSchema = z.object({
  refused: z.partialRecord(
    z.enum(['email', 'address', 'shippingMethod', 'paymentMethod', 'coupon']),
    refusedChangeSchema,
  ),
  isAddressSaved: z.boolean(),
  coupon: z.enum(['applied', 'removed']).nullable(),
  /** Chosen methods that are no longer to be had, and the name of what took their place. */
  replaced: z.array(
    z.object({ part: z.enum(['shippingMethod', 'paymentMethod']), by: z.string() }),
  ),
  /** What an order still lacks; nobody was asked for the terms. */
  missing: z.array(z.enum(MISSING_PARTS)),
});
export type SavedCheckout = z.infer<typeof savedCheckoutSchema>;

/** The offer the checkout page shows; placing it later must match it to the cent (reliability A2). */
export type CheckoutQuote = {
  /** Secret of one attempt to order; the same attempt always leads to the same order. */
  attemptId: string;
  cartVersion: number;
  quoteHash: string;
  /** What the order will cost, in cents. */
  total: Cents;
};

/** Everything the checkout shows, from one pricing of the cart, so that its parts never disagree. */
export type Checkout = {
  cart: Cart;
  shipping: ShippingMethodList;
  payment: PaymentMethodList;
  /** The visitor's addresses, of both types, primary first. */
  addresses: Address[];
  shippingCountries: Country[];
  billingCountries: Country[];
  additionalInformation: AdditionalInformation;
  /** What can be wished of the carrier, if anything, and what of it is. */
  preferredDelivery: { offered: PreferredServices | null; chosen: PreferredDelivery | null };
  /** Days after sending on which a mail asks for reviews, which is to be said here; null: none does. */
  reviewMailDays: number | null;
  quote: CheckoutQuote;
};

export const placeOrderInputSchema = z.strictObject({
  attemptId: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/),
  cartVersion: z.int(),
  quoteHash: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  /** Amount in cents the shopper saw beside the button; shown again when it no longer holds. */
  shownTotal: z.int(),
  termsAccepted: z.boolean(),
  /** What was typed and not saved before the button was pressed; it is saved, whatever comes of the order. */
  changes: checkoutChangesSchema.optional(),
});
export type PlaceOrderInput = z.input<typeof placeOrderInputSchema>;
export type PlacedOrderInput = Pick<PlaceOrderInput, 'attemptId'>;

export type CheckoutOperations = {
  getActiveShippingCountries(): Promise<Country[]>;
  /** Every country an invoice may go to. */
  getAggregatedCountries(): Promise<Country[]>;
  /** Addresses of a type, primary first. A guest has at most one of each. */
  getAddresses(input: { typeId: AddressTypeId }): Promise<Address[]>;
  /**
   * Saves an address and uses it for this order. Throws `address.validationFailed` with
   * `cause` = { field: error code } by the rules of §5 and the country's postcode pattern.
   * Gives the addresses of that type, the saved one first.
   */
  doSaveAddress(input: SaveAddressInput): Promise<Address[]>;
  deleteAddress(input: { typeId: AddressTypeId; addressId: number }): Promise<Address[]>;
  setCheckoutAddress(input: CheckoutAddress): Promise<void>;
  /** Ways of delivery for the cart's destination and weight. */
  getShippingProvider(): Promise<ShippingMethodList>;
  /**
   * Chooses a shipping profile; throws `shipping.notAvailable` when it is not in the list. Gives
   * notices when the choice replaced the way to pay (open point 1.5).
   */
  setShippingProvider(input: { shippingId: number }): Promise<CartNotice[]>;
  getPaymentProviders(): Promise<PaymentMethodList>;
  setPaymentProvider(input: { paymentId: number }): Promise<void>;
  /** Keeps contact wish, own sign and the carrier consent with the cart. */
  doAdditionalInformation(input: z.input<typeof additionalInformationSchema>): Promise<void>;
  /** The checkout of the cart as it is now, with a new attempt to order it. Writes nothing. */
  getCheckout(): Promise<Checkout>;
  /**
   * Saves what was typed in one transaction, each part for itself. Throws `order.incomplete` when
   * nothing lies in the cart.
   */
  doSaveCheckout(input: CheckoutChanges): Promise<SavedCheckout>;
  doPreparePayment(): Promise<PreparedPayment>;
  /**
   * Saves the changes and places the order, in one transaction (reliability A2), at `shownTotal` or
   * not at all. Throws `order.quoteChanged` (cause: { before, after } in cents),
   * `order.stockChanged` (cause: { lines: [{ cartItemId, name, available }] }),
   * `order.couponChanged`, `order.incomplete` (cause: { missing: MissingPart[] }; also when a change
   * was refused), and in its place `order.shippingChanged` or `order.paymentChanged` when only the
   * chosen method is gone; `order.answerLost` where it was ordered, and a mail alone says as what. The changes are saved all the same: `events.AfterCheckoutChanged` is the
   * `SavedCheckout`.
   */
  doPlaceOrder(input: PlaceOrderInput): Promise<PlacedOrder>;
  /**
   * The order this attempt, or another one of this visitor's for the same cart, has led to. Orders
   * nothing.
   */
  getPlacedOrder(input: PlacedOrderInput): Promise<PlacedOrder | null>;
  /** Without `paymentId`: by the way the order is paid. */
  doExecutePayment(input: { orderId: number; paymentId?: number }): Promise<PreparedPayment>;
};
