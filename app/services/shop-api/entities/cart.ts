import * as z from 'zod';
import { deliveryTimeSchema } from './shipping';
import { basePriceSchema } from './price';
import { centsSchema, idSchema } from './primitives';
import { listProductSchema } from './product';
import { shadeSchema } from './shade';
import { cartVatNumberSchema, vatCaseSchema, vatSharesSchema } from './vat';

/** A value entered for an order property of one cart item. */
export const cartItemOrderParamSchema = z.object({
  propertyId: idSchema,
  basketItemId: idSchema,
  name: z.string(),
  /** Surcharge for one piece, in cents, which the price of the line includes. */
  price: centsSchema,
  value: z.string(),
  /** Id of the option that was chosen from a list; `value` is its text. */
  choiceId: idSchema.optional(),
  type: z.string(),
  /** The shade that the value names, if it must name one of the colour card. */
  shade: shadeSchema.nullable(),
});
export type CartItemOrderParam = z.infer<typeof cartItemOrderParamSchema>;

export const cartItemSchema = z.object({
  id: idSchema,
  variationId: idSchema,
  itemId: idSchema,
  quantity: z.int().min(1).default(1),
  /** Gross price of one piece at this quantity, surcharges included, cents. */
  price: centsSchema,
  /** The same as a price per litre, kilogram and so on (PAngV § 4, L-32). */
  basePrice: basePriceSchema.nullable(),
  /** quantity x price, cents. */
  lineTotal: centsSchema,
  /** Lines add up to `itemSumNet`, so one may differ by a cent from its net price. */
  lineTotalNet: centsSchema,
  /** At the destination, percent times 100. */
  vatRate: z.int(),
  /** For a set with several rates: the share of each in one piece. */
  vatShares: vatSharesSchema.optional(),
  variation: listProductSchema,
  /** Free stock for this variation, null when stock does not limit the sale. */
  availableStock: z.int().nullable(),
  /** For unlimited goods: pieces in stock, and those that follow later (notice 12). */
  overselling: z.object({ stock: z.int(), oversellingAmount: z.int() }).nullable(),
  isMadeToOrder: z.boolean(),
  /** Sent by mail, without VAT, and payable neither by coupon nor by gift card. */
  isGiftCard: z.boolean(),
  /** The parts of one piece of a bundle. */
  bundleComponents: z.array(
    z.object({ variationId: idSchema, name: z.string(), unitName: z.string(), quantity: z.int() }),
  ),
  basketItemOrderParams: z.array(cartItemOrderParamSchema),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const totalVatSchema = z.object({
  /** Percent times 100, e.g. 1900. */
  vatValue: z.int(),
  vatAmount: centsSchema,
  netAmount: centsSchema,
});

/** Why no shipping profile accepts the cart: its weight, a station, or the rest of the address. */
export const noDeliverySchema = z.enum(['weight', 'station', 'place']);
export type NoDelivery = z.infer<typeof noDeliverySchema>;

/** A change of the cart without the shopper, which must be shown (§4). */
export const cartNoticeSchema = z.object({
  /** Key of group `storefrontError` or `errorCodes`. */
  key: z.string(),
  type: z.enum(['warning', 'negative', 'neutral']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type CartNotice = z.infer<typeof cartNoticeSchema>;

/** A gift card of the cart: its last four characters, the amount used and the rest; cents. */
export const cartGiftCardSchema = z.object({
  id: idSchema,
  ending: z.string(),
  amount: centsSchema,
  openAmount: centsSchema,
});
export type CartGiftCard = z.infer<typeof cartGiftCardSchema>;

/**
 * The cart (§3). Amounts are gross cents unless named net; `basketAmount` is the total,
 * `openAmount` the part left to pay after gift cards (open point 1.4). Net amounts add up like
 * gross ones, and with VAT of all rates to `basketAmount`.
 */
export const cartSchema = z.object({
  id: idSchema.nullable(),
  /** Increases with every change; an order is placed for exactly one version. */
  version: z.int(),
  items: z.array(cartItemSchema),
  /** Sum of the quantities. */
  itemQuantity: z.int(),
  itemSum: centsSchema,
  itemSumNet: centsSchema,
  /** 0 while no shipping profile accepts it, as `noDelivery` says. */
  shippingAmount: centsSchema,
  shippingAmountNet: centsSchema,
  /** The fee of the chosen payment method; 0 without one. */
  paymentFee: centsSchema,
  paymentFeeNet: centsSchema,
  /** Null if one does, or nothing is to be delivered. */
  noDelivery: noDeliverySchema.nullable(),
  /** Value of goods still missing for free delivery; null if it is free, or never will be. */
  missingToFreeShipping: centsSchema.nullable(),
  /** Discount of the coupon as a positive number. */
  couponDiscount: centsSchema,
  couponDiscountNet: centsSchema,
  couponCode: z.string(),
  couponName: z.string(),
  couponCampaignType: z.enum(['', 'promotion', 'giftCard']),
  giftCards: z.array(cartGiftCardSchema),
  openAmount: centsSchema,
  /** A rebate besides coupons: always 0 (docs/decisions/101). */
  basketRebate: z.literal(0),
  basketAmount: centsSchema,
  basketAmountNet: centsSchema,
  totalVats: z.array(totalVatSchema),
  customerInvoiceAddressId: idSchema.nullable(),
  customerShippingAddressId: idSchema.nullable(),
  shippingCountryId: idSchema,
  shopCountryId: idSchema,
  shippingProfileId: idSchema.nullable(),
  methodOfPaymentId: idSchema.nullable(),
  currency: z.string(),
  /** With the current shipping profile; unknown without one. */
  deliveryTime: deliveryTimeSchema,
  /** Some goods are delivered or picked up; otherwise no shipping profile is requested. */
  needsDelivery: z.boolean(),
  /** Some goods are delivered; otherwise no delivery address is requested. */
  needsDeliveryAddress: z.boolean(),
  isExportDelivery: z.boolean(),
  vatCase: vatCaseSchema,
  /** Null if the VAT does not depend on a number. */
  vatNumber: cartVatNumberSchema.nullable(),
  /** Is the customer shown net prices (`apiEvents.AfterBasketChanged.showNetPrices`)? */
  showNetPrices: z.boolean(),
  notices: z.array(cartNoticeSchema),
});
export type Cart = z.infer<typeof cartSchema>;

/** Answer of `setCartItemQuantity`: the cart, and the stock if it limited the line (§4). */
export const setCartItemQuantityResultSchema = z.object({
  cart: cartSchema,
  availableStock: z.int().nullable(),
});
export type SetCartItemQuantityResult = z.infer<typeof setCartItemQuantityResultSchema>;
