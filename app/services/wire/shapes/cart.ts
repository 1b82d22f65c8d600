import * as z from 'zod';
import type { Cart, CartItem } from '~/services/shop-api';
import { euros, eurosSchema } from './money';
import {
  toWireProducts,
  wireDetailedProductSchema,
  type DetailContext,
} from './product/detailed-product';
import type { Shaper } from './shaper';

export const wireOrderParamSchema = z.strictObject({
  propertyId: z.string(),
  basketItemId: z.int(),
  type: z.string(),
  name: z.string(),
  value: z.string(),
  price: eurosSchema,
});

export const wireCartItemSchema = z.strictObject({
  id: z.int(),
  variationId: z.int(),
  itemId: z.int(),
  quantity: z.int(),
  price: eurosSchema,
  variation: wireDetailedProductSchema,
  basketItemOrderParams: z.array(wireOrderParamSchema),
  inputLength: z.literal(0),
  inputWidth: z.literal(0),
  setComponents: z.array(z.unknown()).length(0),
  itemType: z.literal(0),
});

/** The common part of a cart and its events: the cart without its lines. */
export const wireBasketSchema = z.strictObject({
  id: z.int().nullable(),
  sessionId: z.string(),
  orderId: z.null(),
  customerId: z.int().nullable(),
  customerInvoiceAddressId: z.int().nullable(),
  customerShippingAddressId: z.int().nullable(),
  currency: z.string(),
  referrerId: z.int(),
  shopCountryId: z.int(),
  shippingCountryId: z.int(),
  methodOfPaymentId: z.int(),
  shippingProviderId: z.int(),
  shippingProfileId: z.int(),
  itemQuantity: z.int(),
  itemSum: eurosSchema,
  itemSumNet: eurosSchema,
  basketAmount: eurosSchema,
  basketAmountNet: eurosSchema,
  shippingAmount: eurosSchema,
  shippingAmountNet: eurosSchema,
  /** The fee of the chosen payment method. */
  paymentAmount: eurosSchema,
  paymentAmountNet: eurosSchema,
  couponCode: z.string(),
  /** The discount of a coupon: negative, as among the totals. */
  couponDiscount: eurosSchema,
  couponCampaignType: z.enum(['', 'promotion', 'sales']),
  shippingDeleteByCoupon: z.boolean(),
  basketRebate: z.literal(0),
  basketRebateType: z.literal('0'),
  totalVats: z.array(z.strictObject({ vatValue: z.number(), vatAmount: eurosSchema })),
  /** The amount to pay after gift cards, and the part they pay. */
  openAmount: eurosSchema,
  subAmount: eurosSchema,
  isExportDelivery: z.boolean(),
  showNetPrices: z.boolean(),
  /** Working days to the door, by the id of the shipping method. */
  maxDeliveryDays: z.record(z.string(), z.int()),
});
export type WireBasket = z.infer<typeof wireBasketSchema>;

export const wireCartSchema = wireBasketSchema.extend({ items: z.array(wireCartItemSchema) });
export type WireCart = z.infer<typeof wireCartSchema>;

/** A cart in the form of the wire. */
export async function toWireCart(cart: Cart, call: DetailContext): Promise<WireCart> {
  return { ...toWireBasket(cart, call), items: await toWireCartItems(cart.items, call) };
}

export function toWireBasket(cart: Cart, shaper: Shaper): WireBasket {
  const profile = cart.shippingProfileId ?? 0;
  return {
    id: cart.id,
    // Responses may be logged by others, so they never contain the secret of a session.
    sessionId: '',
    orderId: null,
    customerId: shaper.customerId,
    customerInvoiceAddressId: cart.customerInvoiceAddressId,
    customerShippingAddressId: cart.customerShippingAddressId,
    currency: cart.currency,
    referrerId: shaper.referrerId,
    shopCountryId: cart.shopCountryId,
    shippingCountryId: cart.shippingCountryId,
    methodOfPaymentId: cart.methodOfPaymentId ?? 0,
    shippingProviderId: 0,
    shippingProfileId: profile,
    itemQuantity: cart.itemQuantity,
    itemSum: euros(cart.itemSum),
    itemSumNet: euros(cart.itemSumNet),
    basketAmount: euros(cart.basketAmount),
    basketAmountNet: euros(cart.basketAmountNet),
    shippingAmount: euros(cart.shippingAmount),
    shippingAmountNet: euros(cart.shippingAmountNet),
    paymentAmount: euros(cart.paymentFee),
    paymentAmountNet: euros(cart.paymentFeeNet),
    couponCode: cart.couponCode || maskedCode(cart),
    couponDiscount: euros(0 - cart.couponDiscount),
    couponCampaignType: couponTypeOf(cart),
    shippingDeleteByCoupon: false,
    basketRebate: 0,
    basketRebateType: '0',
    totalVats: cart.totalVats.map(({ vatValue, vatAmount }) => ({
      vatValue: vatValue / 100,
      vatAmount: euros(vatAmount),
    })),
    openAmount: euros(cart.openAmount),
    subAmount: euros(cart.basketAmount - cart.openAmount),
    isExportDelivery: cart.isExportDelivery,
    showNetPrices: cart.showNetPrices,
    maxDeliveryDays: { [profile]: cart.deliveryTime.max },
  };
}

/**
 * A gift card's code is money: the end of it identifies the card, and removes it (`giftCardOf`).
 */
function maskedCode({ giftCards: [card] }: Pick<Cart, 'giftCards'>): string {
  return card ? `…${card.ending}` : '';
}

/** The id of a cart's gift card with this masked code; null for any other code. */
export function giftCardOf({ giftCards }: Pick<Cart, 'giftCards'>, code: string): number | null {
  return giftCards.find((card) => maskedCode({ giftCards: [card] }) === code)?.id ?? null;
}

/** Gift cards are sold coupons on the wire. */
function couponTypeOf({ couponCampaignType, giftCards }: Cart): WireBasket['couponCampaignType'] {
  if (couponCampaignType === 'promotion') return 'promotion';
  return giftCards.length > 0 ? 'sales' : '';
}

async function toWireCartItems(
  items: readonly CartItem[],
  call: DetailContext,
): Promise<WireCart['items']> {
  const goods = await toWireProducts(
    items.map(({ variation }) => variation),
    call,
  );
  return items.map((item, i) => ({
    id: item.id,
    variationId: item.variationId,
    itemId: item.itemId,
    quantity: item.quantity,
    price: euros(item.price),
    variation: goods[i]!,
    basketItemOrderParams: item.basketItemOrderParams.map(toWireOrderParam),
    inputLength: 0,
    inputWidth: 0,
    setComponents: [],
    itemType: 0,
  }));
}

/**
 * The value of an option is its id: clients look up its label among the properties of the goods.
 */
function toWireOrderParam({
  shade: _shade,
  choiceId,
  ...param
}: CartItem['basketItemOrderParams'][number]): z.infer<typeof wireOrderParamSchema> {
  return {
    ...param,
    propertyId: String(param.propertyId),
    value: choiceId === undefined ? param.value : String(choiceId),
    price: euros(param.price),
  };
}
