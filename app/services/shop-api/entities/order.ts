import * as z from 'zod';
import { addressSchema } from './address';
import { imageSchema } from './product';
import {
  paymentBankDetailsSchema,
  paymentMethodSchema,
  paymentProgressSchema,
  paymentStatusSchema,
} from './payment';
import { DOCUMENT_TYPES } from './order-document';
import { orderReturnSchema, RETURNABLE_FOR } from './return-on-order';
import { returnReasonSchema } from './return-reason';
import { preferredDeliverySchema } from './preferred-delivery';
import { centsSchema, dateSchema, idSchema, instantSchema } from './primitives';
import { pageOf } from './pagination';
import { orderParcelSchema } from './parcel';
import { deliveryTimeSchema, pickupSchema } from './shipping';
import { vatCaseSchema, vatNumberStateSchema, vatSharesSchema, vatSumsSchema } from './vat';

export const ORDER_TYPE = { order: 1, return: 3, offer: 7 } as const;
/** Item types (open point 1.8): 2 a bundle, 3 a part of a bundle, 4 the coupon, 6 shipping. */
export const ORDER_ITEM_TYPE = {
  variation: 1,
  bundle: 2,
  bundleComponent: 3,
  coupon: 4,
  shipping: 6,
} as const;
/** Was it ordered by itself, not as a part of a bundle? */
export function isGoods({ typeId }: { typeId: number }): boolean {
  return typeId === ORDER_ITEM_TYPE.variation || typeId === ORDER_ITEM_TYPE.bundle;
}
export const ORDER_DATE_TYPE = { deliveryDate: 5, validUntil: 20 } as const;

/** A document of an order; `getOrderDocument` returns its bytes. */
export const orderDocumentSchema = z.object({
  id: idSchema,
  type: z.enum(DOCUMENT_TYPES),
  number: z.string(),
  /** The time of its creation. */
  date: instantSchema,
  /** Always PDF; XRechnung for an invoice to a business. */
  formats: z.array(z.enum(['pdf', 'xrechnung'])),
});
export type OrderDocument = z.infer<typeof orderDocumentSchema>;

export const orderItemPropertySchema = z.object({
  propertyId: idSchema,
  name: z.string(),
  type: z.string(),
  value: z.string(),
  /** Id of the option chosen from a list, if the order has stored it. */
  choiceId: idSchema.optional(),
  fileUrl: z.string().nullable(),
  surcharge: centsSchema,
  surchargeNet: centsSchema,
  hasTax: z.boolean(),
  isAdditionalCosts: z.boolean(),
});

export const orderItemSchema = z.object({
  id: idSchema,
  typeId: z.int(),
  orderItemName: z.string(),
  /** Attribute values and unit as one line, e.g. "Salbei, 2,5 l". */
  variationName: z.string(),
  number: z.string(),
  quantity: z.int().min(1),
  /** Pieces that are in no return yet. */
  returnableQuantity: z.int().nonnegative(),
  /** Pieces withdrawn from the contract (L-17). */
  withdrawnQuantity: z.int().nonnegative(),
  /** Of those, the pieces that are neither sent nor billed. */
  unsentQuantity: z.int().nonnegative(),
  /** Share of the order's discount. */
  discount: centsSchema,
  /** The reason of a return; null for other orders, and for a withdrawal. */
  returnReason: returnReasonSchema.nullable(),
  itemVariationId: z.int().nonnegative(),
  itemId: z.int().nonnegative(),
  /** Gross price of one piece in cents as promised when ordering. */
  amounts: z
    .array(z.object({ priceOriginalGross: centsSchema, priceOriginalNet: centsSchema }))
    .length(1),
  lineTotal: centsSchema,
  /** Lines add up to `itemSumNet`, so one may differ by a cent from its net price. */
  lineTotalNet: centsSchema,
  vatRate: z.int(),
  /** For a set with several rates: the share of each in one piece. */
  vatShares: vatSharesSchema.optional(),
  isMadeToOrder: z.boolean(),
  isGiftCard: z.boolean(),
  orderProperties: z.array(orderItemPropertySchema),
  bundleComponents: z.array(
    z.object({
      orderItemName: z.string(),
      variationName: z.string(),
      quantity: z.int(),
      /** 0 for deleted goods. */
      itemVariationId: z.int().nonnegative(),
      itemId: z.int().nonnegative(),
    }),
  ),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/** Data of a line's goods at the time of the order. */
const orderVariationSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  number: z.string(),
  /** Attribute values and unit as one line. */
  name: z.string(),
});

/** Gross: goods + shipping + payment fee - coupon = total. Net the same; net + all VAT = gross. */
export const orderTotalsSchema = z.object({
  itemSumGross: centsSchema,
  itemSumNet: centsSchema,
  shippingGross: centsSchema,
  shippingNet: centsSchema,
  paymentFeeGross: centsSchema,
  paymentFeeNet: centsSchema,
  couponValue: centsSchema,
  couponValueNet: centsSchema,
  couponCode: z.string(),
  /** The parts of `totalGross` paid by gift cards with the order, by the end of their codes. */
  giftCards: z.array(z.object({ ending: z.string(), amount: centsSchema })),
  giftCardsValue: centsSchema,
  totalGross: centsSchema,
  totalNet: centsSchema,
  vats: vatSumsSchema,
});
export type OrderTotals = z.infer<typeof orderTotalsSchema>;

const orderAddressSchema = addressSchema
  .omit({ id: true, primary: true, country: true, state: true, vatNumberState: true })
  .extend({
    countryName: z.string(),
    stateName: z.string(),
    /** Their ids, if an address may use such a country today. */
    countryId: idSchema.optional(),
    stateId: idSchema.optional(),
    /** Older orders have none. */
    postNumber: z.string().optional(),
  });
export type OrderAddress = z.infer<typeof orderAddressSchema>;

/** A gift card that was bought with an order: its code can be used by any visitor. */
const boughtGiftCardSchema = z.object({
  orderItemId: idSchema,
  /**
   * As printed, in groups of four; null for a visitor who may see the order without being buyer.
   */
  code: z.string().nullable(),
  amount: centsSchema,
  /** The remaining amount. */
  openAmount: centsSchema,
  /** It can be used before this time; null: unlimited. */
  validTo: instantSchema.nullable(),
  /** It was returned, or is being returned. */
  isBlocked: z.boolean(),
});
export type BoughtGiftCard = z.infer<typeof boughtGiftCardSchema>;

/** The current balance of an order. */
export const orderBalanceSchema = z.object({
  /** Its price without goods that were withdrawn unsent, and without returns. */
  price: centsSchema,
  /** The amount paid and not refunded. */
  paid: centsSchema,
  /** The sum still to be paid, and the sum to be refunded; one of them is 0. */
  due: centsSchema,
  refundable: centsSchema,
});

/** An order as promised: a snapshot that later edits do not change (R29). */
export const orderSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  typeId: z.int(),
  statusName: z.string(),
  /** Opens the order's page together with its number, without any other key. */
  accessKey: z.string(),
  locale: z.enum(['de', 'en']),
  billingAddress: orderAddressSchema,
  deliveryAddress: orderAddressSchema,
  orderItems: z.array(orderItemSchema),
  currency: z.string(),
  totals: orderTotalsSchema,
  /** Null for older orders. */
  vatCase: vatCaseSchema.nullable(),
  /** State of the buyer's number when ordering, if the VAT depended on it. */
  vatNumberState: vatNumberStateSchema.nullable(),
  balance: orderBalanceSchema,
  /** Type 5: the day the goods were sent; absent before. Type 20: until when an offer is valid. */
  dates: z.array(z.object({ typeId: z.int(), date: instantSchema })),
  /** Oldest first. */
  documents: z.array(orderDocumentSchema),
  paymentMethodId: idSchema,
  paymentMethodName: z.string(),
  paymentKey: z.string(),
  paymentStatus: z.string(),
  paymentStatusKey: paymentStatusSchema,
  paymentProgress: paymentProgressSchema,
  /** May the payment method be changed, or payment repeated (open point 1.8)? By these methods. */
  allowPaymentMethodSwitchFrom: z.boolean(),
  paymentMethodListForSwitch: z.array(paymentMethodSchema),
  paymentBankDetails: paymentBankDetailsSchema.nullable(),
  /** Days to pay as promised with the order, and the last day to pay in advance (ISO date). */
  paymentTermDays: z.int().nullable(),
  payUntil: dateSchema.nullable(),
  /**
   * Some goods were ordered as a parcel; otherwise the billing address is also used for delivery.
   */
  needsDelivery: z.boolean(),
  /** The shipping profile, which may have been deleted; null: none was chosen. */
  shippingProfileId: idSchema.nullable(),
  shippingProfileName: z.string(),
  shippingProvider: z.string(),
  /** Address and hours of the pick-up; null: a carrier delivers. */
  pickup: pickupSchema.nullable(),
  /** The parcels sent so far, in that order; empty without known numbers. */
  parcels: z.array(orderParcelSchema),
  /** The delivery preferences. */
  preferredDelivery: preferredDeliverySchema.nullable(),
  contactWish: z.string(),
  customerSign: z.string(),
  /** The referrer of the buyer (§7); 1 is the shop itself. */
  referrerId: z.int(),
  /** The shopper's message with a return, or with the rejection of an offer. */
  comment: z.string(),
  /** The returned order, or the accepted offer. */
  orderReferences: z.array(z.object({ originOrderId: idSchema })),
  /** Promised at order time. */
  deliveryTime: deliveryTimeSchema,
  /** When the first declaration of withdrawal for this order arrived (L-17). */
  withdrawnAt: instantSchema.nullable(),
  /** Does a part of the withdrawal wait for the operator: used gift cards, goods named in words? */
  isWithdrawalOpen: z.boolean(),
  /** By variation id, like the next two. */
  variations: z.record(z.string(), orderVariationSchema),
  itemImages: z.record(z.string(), imageSchema),
  itemURLs: z.record(z.string(), z.string()),
  /** Goods that were sent can be returned for a while, unless they are in a return already. */
  isReturnable: z.boolean(),
  returnableFor: z.enum(RETURNABLE_FOR),
  /** Returns of the order, newest first. */
  returns: z.array(orderReturnSchema),
  /** The gift cards of its lines, once they are paid. */
  boughtGiftCards: z.array(boughtGiftCardSchema),
  /** It belongs to an account; a guest's order can be added to one. */
  isInAccount: z.boolean(),
});
export type Order = z.infer<typeof orderSchema>;

/** An order in the list of a customer's orders. */
export const orderSummarySchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  statusName: z.string(),
  accessKey: z.string(),
  currency: z.string(),
  totalGross: centsSchema,
  /** Its current price, as in the `balance` of the order. */
  priceNow: centsSchema,
  paymentStatusKey: paymentStatusSchema,
  /** When the goods were sent; null before. */
  sentAt: instantSchema.nullable(),
  /** The buyer picks the goods up: "sent" means that they are ready. */
  isCollected: z.boolean(),
  /** The ordered goods without parts of sets, in the order of the lines; at most three. */
  itemNames: z.array(z.string()),
  /** The number of lines. */
  itemCount: z.int(),
  parcels: z.array(orderParcelSchema),
  isReturnable: z.boolean(),
  returnableFor: z.enum(RETURNABLE_FOR),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const orderListSchema = pageOf(orderSummarySchema);
export type OrderList = z.infer<typeof orderListSchema>;

/** The answer of `doPlaceOrder`. `accessKey` opens the confirmation page. */
export const placedOrderSchema = z.object({
  id: idSchema,
  accessKey: z.string().min(22),
  /** True if this attempt has placed the order before (double click, back button, retry). */
  isRepeat: z.boolean(),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;
