import * as z from 'zod';
import { basePriceSchema } from './price';
import { centsSchema, idSchema } from './primitives';
import { listProductSchema } from './product';
import { shadeSchema } from './shade';
import { cartVatNumberSchema, vatCaseSchema, vatSharesSchema } from './vat';

/** A value the shopper gave for an order property of one cart item. */
export const cartItemOrderParamSchema = z.object({
  propertyId: idSchema,
  basketItemId: idSchema,
  name: z.string(),
  /** What it adds to the price of one piece, in cents; 0 when the price of the goods holds it. */
  price: centsSchema,
  value: z.string(),
  type: z.string(),
  /** The shade that the value names, where it must name one of the colour card. */
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
  /** The same as the price of one litre, kilogram and so on (PAngV § 4, L-32). */
  basePrice: basePriceSchema.nullable(),
  /** quantity x price, cents. */
  lineTotal: centsSchema,
  /** Lines add up to `itemSumNet`, so one may be a cent beside what its gross price gives. */
  lineTotalNet: centsSchema,
  /** Where the goods go, percent times 100. */
  vatRate: z.int(),
  /** What of one piece bears which rate: of a set whose parts bear several. */
  vatShares: vatSharesSchema.optional(),
  variation: listProductSchema,
  /** Free stock for this variation, null when stock does not limit the sale. */
  availableStock: z.int().nullable(),
  /** Of goods without limit: pieces that are here, and those that follow later (notice 12). */
  overselling: z.object({ stock: z.int(), oversellingAmount: z.int() }).nullable(),
  isMadeToOrder: z.boolean(),
  /** It comes by mail, bears no VAT, and neither coupon nor gift card pays for it. */
  isGiftCard: z.boolean(),
  /** What is in one piece of a bundle. */
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

/** What keeps every way of delivery from taking a cart: how heavy it is, a station, or the rest of its address. */
export const noDeliverySchema = z.enum(['weight', 'station', 'place']);
export type NoDelivery = z.infer<typeof noDeliverySchema>;

/** Something that happened to the cart by itself and that the shopper must be told (§4). */
export const cartNoticeSchema = z.object({
  /** Key of group `storefrontError` or `errorCodes`. */
  key: z.string(),
  type: z.enum(['warning', 'negative', 'neutral']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type CartNotice = z.infer<typeof cartNoticeSchema>;

/** A gift card the cart is paid with: its last four, and what of it is used and left; cents. */
export const cartGiftCardSchema = z.object({
  id: idSchema,
  ending: z.string(),
  amount: centsSchema,
  openAmount: centsSchema,
});
export type CartGiftCard = z.infer<typeof cartGiftCardSchema>;

/**
 * The cart (§3). Amounts are gross cents unless named net; `basketAmount` is what it costs, `openAmount`
 * what of that is left to pay when gift cards have paid their part (open point 1.4). Net
 * amounts add up as gross ones do, and with VAT of all rates to `basketAmount`.
 */
export const cartSchema = z.object({
  id: idSchema.nullable(),
  /** Grows with every change; an order is placed for exactly one version. */
  version: z.int(),
  items: z.array(cartItemSchema),
  /** Sum of the quantities. */
  itemQuantity: z.int(),
  itemSum: centsSchema,
  itemSumNet: centsSchema,
  /** 0 while no way of delivery takes it, which `noDelivery` says. */
  shippingAmount: centsSchema,
  shippingAmountNet: centsSchema,
  /** What the chosen way to pay costs; 0 while none is chosen. */
  paymentFee: centsSchema,
  paymentFeeNet: centsSchema,
  /** Null where one does, or nothing is to be delivered. */
  noDelivery: noDeliverySchema.nullable(),
  /** Goods still missing until this delivery is free of charge; null when it is, or never will be. */
  missingToFreeShipping: centsSchema.nullable(),
  /** Discount of the coupon as a positive number. */
  couponDiscount: centsSchema,
  couponDiscountNet: centsSchema,
  couponCode: z.string(),
  couponName: z.string(),
  couponCampaignType: z.enum(['', 'promotion', 'giftCard']),
  giftCards: z.array(cartGiftCardSchema),
  openAmount: centsSchema,
  /** What a cart costs less beside coupons: nothing (docs/decisions/101). */
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
  /** Working days to the door with the way of delivery that counts; 0 while there is none. */
  minDeliveryDays: z.int(),
  maxDeliveryDays: z.int(),
  /** Something of it comes as a parcel or is collected; without, no way of delivery is asked for. */
  needsDelivery: z.boolean(),
  /** Something of it comes as a parcel; without, no address of delivery is asked for. */
  needsDeliveryAddress: z.boolean(),
  isExportDelivery: z.boolean(),
  vatCase: vatCaseSchema,
  /** Null where the VAT depends on no number. */
  vatNumber: cartVatNumberSchema.nullable(),
  /** Whoever has it is shown net prices (`apiEvents.AfterBasketChanged.showNetPrices`). */
  showNetPrices: z.boolean(),
  notices: z.array(cartNoticeSchema),
});
export type Cart = z.infer<typeof cartSchema>;

/** Answer of `setCartItemQuantity`: the cart, and the stock that capped the line if it did (§4). */
export const setCartItemQuantityResultSchema = z.object({
  cart: cartSchema,
  availableStock: z.int().nullable(),
});
export type SetCartItemQuantityResult = z.infer<typeof setCartItemQuantityResultSchema>;
