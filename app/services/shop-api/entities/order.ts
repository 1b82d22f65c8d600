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
import { pickupSchema } from './shipping';
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
/** Was it ordered itself, not as a part of something? */
export function isGoods({ typeId }: { typeId: number }): boolean {
  return typeId === ORDER_ITEM_TYPE.variation || typeId === ORDER_ITEM_TYPE.bundle;
}
export const ORDER_DATE_TYPE = { deliveryDate: 5, validUntil: 20 } as const;

/** A document of an order; `getOrderDocument` gives its bytes. */
export const orderDocumentSchema = z.object({
  id: idSchema,
  type: z.enum(DOCUMENT_TYPES),
  number: z.string(),
  /** When it was made. */
  date: instantSchema,
  /** PDF always; XRechnung of an invoice for a business. */
  formats: z.array(z.enum(['pdf', 'xrechnung'])),
});
export type OrderDocument = z.infer<typeof orderDocumentSchema>;

export const orderItemPropertySchema = z.object({
  propertyId: idSchema,
  name: z.string(),
  type: z.string(),
  value: z.string(),
  /** Id of the option that was chosen from a list, where the order keeps it. */
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
  /** Pieces the contract was withdrawn from (L-17). */
  withdrawnQuantity: z.int().nonnegative(),
  /** Of those, the pieces that are neither sent nor billed for it. */
  unsentQuantity: z.int().nonnegative(),
  /** Share of the order's discount. */
  discount: centsSchema,
  /** Why it comes back; null in what is no return, and in a withdrawal. */
  returnReason: returnReasonSchema.nullable(),
  itemVariationId: z.int().nonnegative(),
  itemId: z.int().nonnegative(),
  /** Gross price of one piece in cents as promised when ordering. */
  amounts: z
    .array(z.object({ priceOriginalGross: centsSchema, priceOriginalNet: centsSchema }))
    .length(1),
  lineTotal: centsSchema,
  /** Lines add up to `itemSumNet`, so one may be a cent beside what its gross price gives. */
  lineTotalNet: centsSchema,
  vatRate: z.int(),
  /** What of one piece bears which rate: of a set whose parts bear several. */
  vatShares: vatSharesSchema.optional(),
  isMadeToOrder: z.boolean(),
  isGiftCard: z.boolean(),
  orderProperties: z.array(orderItemPropertySchema),
  bundleComponents: z.array(
    z.object({
      orderItemName: z.string(),
      variationName: z.string(),
      quantity: z.int(),
      /** 0 for goods that are gone. */
      itemVariationId: z.int().nonnegative(),
      itemId: z.int().nonnegative(),
    }),
  ),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/** What of a line's goods is needed beside the line, as it was when ordered. */
const orderVariationSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  number: z.string(),
  /** Attribute values and unit as one line. */
  name: z.string(),
});

/** Gross: goods + shipping + fee of the way to pay - coupon = total. Net the same, and net + VAT of all rates = gross. */
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
  /** What gift cards paid of `totalGross` with the order, by the end of their codes. */
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
    /** Their numbers, where an address with such a name can be given today. */
    countryId: idSchema.optional(),
    stateId: idSchema.optional(),
    /** Older orders have none. */
    postNumber: z.string().optional(),
  });
export type OrderAddress = z.infer<typeof orderAddressSchema>;

/** A gift card that was bought with an order: whoever has its code pays with it. */
const boughtGiftCardSchema = z.object({
  orderItemId: idSchema,
  /** As it is printed, in groups of four; null for a visitor who may see the order but is not its buyer. */
  code: z.string().nullable(),
  amount: centsSchema,
  /** What is left on it. */
  openAmount: centsSchema,
  /** It can be used before this moment; null: for ever. */
  validTo: instantSchema.nullable(),
  /** It came back, or is on its way back. */
  isBlocked: z.boolean(),
});
export type BoughtGiftCard = z.infer<typeof boughtGiftCardSchema>;

/** What is owed for an order now. */
export const orderBalanceSchema = z.object({
  /** What it costs without what was withdrawn from unsent, and without what comes back. */
  price: centsSchema,
  /** What was paid and not paid back. */
  paid: centsSchema,
  /** What is still to be paid, and what goes back to the buyer; one of them is 0. */
  due: centsSchema,
  refundable: centsSchema,
});

/** An order as it was promised: a snapshot that later edits do not change (R29). */
export const orderSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  typeId: z.int(),
  statusName: z.string(),
  /** Opens the order's page together with its number; whoever holds it is asked for no other key. */
  accessKey: z.string(),
  locale: z.enum(['de', 'en']),
  billingAddress: orderAddressSchema,
  deliveryAddress: orderAddressSchema,
  orderItems: z.array(orderItemSchema),
  currency: z.string(),
  totals: orderTotalsSchema,
  /** Null for orders from before this was kept. */
  vatCase: vatCaseSchema.nullable(),
  /** Of the buyer's number when they ordered, where the VAT depended on it. */
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
  /** May it be paid in another way, or once more (open point 1.8)? Then the ways to pay it. */
  allowPaymentMethodSwitchFrom: z.boolean(),
  paymentMethodListForSwitch: z.array(paymentMethodSchema),
  paymentBankDetails: paymentBankDetailsSchema.nullable(),
  /** Days to pay as promised with the order, and for payment in advance the last day (ISO date). */
  paymentTermDays: z.int().nullable(),
  payUntil: dateSchema.nullable(),
  /** Something of it was ordered as a parcel; else the bill's address stands for that of delivery. */
  needsDelivery: z.boolean(),
  /** The way of delivery, which may be gone by now; null: none was chosen. */
  shippingProfileId: idSchema.nullable(),
  shippingProfileName: z.string(),
  shippingProvider: z.string(),
  /** Where and when the buyer collects the goods; null: a carrier brings them. */
  pickup: pickupSchema.nullable(),
  /** What left so far, in that order; empty where no number is known. */
  parcels: z.array(orderParcelSchema),
  /** How the parcel is to come. */
  preferredDelivery: preferredDeliverySchema.nullable(),
  contactWish: z.string(),
  customerSign: z.string(),
  /** The referrer of the buyer (§7); 1 is the shop itself. */
  referrerId: z.int(),
  /** What the shopper said with a return, or when an offer was turned down. */
  comment: z.string(),
  /** The order that comes back, or the offer that was accepted. */
  orderReferences: z.array(z.object({ originOrderId: idSchema })),
  /** Working days from order to delivery promised at order time. */
  minDeliveryDays: z.int(),
  maxDeliveryDays: z.int(),
  /** When a declaration of withdrawal for this order arrived first (L-17). */
  withdrawnAt: instantSchema.nullable(),
  /** Does a part of what was declared wait for a person: used gift cards, goods named in words? */
  isWithdrawalOpen: z.boolean(),
  /** By variation id, like the two after it. */
  variations: z.record(z.string(), orderVariationSchema),
  itemImages: z.record(z.string(), imageSchema),
  itemURLs: z.record(z.string(), z.string()),
  /** Goods that were sent can come back for a while, as far as they are in no return yet. */
  isReturnable: z.boolean(),
  returnableFor: z.enum(RETURNABLE_FOR),
  /** What of it comes back or came back, newest first. */
  returns: z.array(orderReturnSchema),
  /** The gift cards of its lines, once they are paid. */
  boughtGiftCards: z.array(boughtGiftCardSchema),
  /** It belongs to an account; a guest's can come into one. */
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
  /** What it costs now, as `owed` of the order says. */
  priceNow: centsSchema,
  paymentStatusKey: paymentStatusSchema,
  /** When the goods were sent; null before. */
  sentAt: instantSchema.nullable(),
  /** The buyer collects the goods: "sent" means that they are ready. */
  isCollected: z.boolean(),
  /** What was ordered, parts of sets left out, in the order of the lines; three at most. */
  itemNames: z.array(z.string()),
  /** How many lines there are. */
  itemCount: z.int(),
  parcels: z.array(orderParcelSchema),
  isReturnable: z.boolean(),
  returnableFor: z.enum(RETURNABLE_FOR),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const orderListSchema = pageOf(orderSummarySchema);
export type OrderList = z.infer<typeof orderListSchema>;

/** What `doPlaceOrder` answers. `accessKey` opens the confirmation page. */
export const placedOrderSchema = z.object({
  id: idSchema,
  accessKey: z.string().min(22),
  /** True when this attempt had placed the order before (double click, back button, retry). */
  isRepeat: z.boolean(),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;
