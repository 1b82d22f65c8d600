import * as z from 'zod/v4';
import {
  addressDataSchema,
  addressTypeSchema,
  type Address,
  type AddressTypeId,
  type CheckoutAddress,
} from '../entities/address';
import type { Cart, CartNotice } from '../entities/cart';
import type { Country } from '../entities/country';
import type { Cents } from '../entities/primitives';
import type { PaymentMethodList, PreparedPayment } from '../entities/payment';
import type { PlacedOrder } from '../entities/order';
import type { ShippingMethodList } from '../entities/shipping';
import { LIMITS } from '../entities/limits';

export const saveAddressInputSchema = z.strictObject({
  typeId: addressTypeSchema,
  addressData: addressDataSchema,
  /** Also saves the data as the billing address and uses it for this order. */
  useAsBilling: z.boolean().default(false),
  /** False: a customer changes their account alone, not the order in preparation. */
  isForOrder: z.boolean().default(true),
});
export type SaveAddressInput = z.input<typeof saveAddressInputSchema>;

export const additionalInformationSchema = z.strictObject({
  orderContactWish: z.string().max(LIMITS.checkout.orderContactWish).default(''),
  orderCustomerSign: z.string().max(LIMITS.checkout.orderCustomerSign).default(''),
  shippingPrivacyHintAccepted: z.boolean().default(false),
  templateType: z.string().max(40).default('checkout'),
});
export type AdditionalInformation = z.infer<typeof additionalInformationSchema>;

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
  quote: CheckoutQuote;
};

export const placeOrderInputSchema = z.strictObject({
  attemptId: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/),
  cartVersion: z.int(),
  quoteHash: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  /** Amount in cents the shopper saw beside the button; shown again when it no longer holds. */
  shownTotal: z.int(),
  termsAccepted: z.literal(true),
  /** Absent: what is kept with the cart. */
  additionalInformation: additionalInformationSchema.optional(),
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
  doPreparePayment(): Promise<PreparedPayment>;
  /**
   * Places the order in one transaction (reliability A2), at `shownTotal` or not at all. Throws
   * `order.quoteChanged` (cause: { before, after } in cents), `order.stockChanged`
   * (cause: { lines: [{ cartItemId, name, available }] }), `order.couponChanged`,
   * `order.shippingChanged`, `order.paymentChanged`, `order.incomplete` (cause: { missing: string[] }).
   */
  doPlaceOrder(input: PlaceOrderInput): Promise<PlacedOrder>;
  /**
   * The order this attempt, or another one of this visitor's for the same cart, has led to. Orders
   * nothing.
   */
  getPlacedOrder(input: PlacedOrderInput): Promise<PlacedOrder | null>;
  doExecutePayment(input: { orderId: number; paymentId: number }): Promise<PreparedPayment>;
};
