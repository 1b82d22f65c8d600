import {
  ShopError,
  type CartNotice,
  type ShippingMethod,
  type ShippingMethodList,
} from '../../../shop-api';
import { cartDeliveryTime } from '../cart/cart-entity';
import { changeCart } from '../cart/change-cart';
import { priceCart, priceReading, type PricedCart } from '../cart/price-cart';
import { readCart, withChoice, type CartReading } from '../cart/read-cart';
import type { CommerceContext } from '../../core/commerce-context';
import type { OfferedShipping } from '../../catalogue/delivery/offered-shipping';

/**
 * Shipping methods for the cart. When none was chosen the first one counts; one that is no longer
 * available is not selected and has to be chosen again (§4).
 */
export async function getShippingProvider(ctx: CommerceContext): Promise<ShippingMethodList> {
  return toShippingList(await priceCart(ctx));
}

/** The shipping methods of a pricing. */
export function toShippingList(priced: PricedCart): ShippingMethodList {
  return {
    list: priced.offeredShipping.map((option) => toShippingMethod(option, priced)),
    selected: priced.isShippingGone ? null : (priced.shipping?.id ?? null),
  };
}

/**
 * Chooses a shipping method. If it excludes the chosen payment method, another one has to be chosen
 * before an order is placed, which the returned notices say (docs/decisions/141). Throws
 * `shipping.notAvailable`.
 */
export async function setShippingProvider(
  ctx: CommerceContext,
  { shippingId }: { shippingId: number },
): Promise<CartNotice[]> {
  let notices: CartNotice[] = [];
  if (ctx.visitor.cartId === null) throw notAvailable();
  await changeCart(ctx, async (ctx, cart) => {
    const reading = await readCart(ctx);
    if (!reading) throw notAvailable();
    const before = (await priceReading(ctx, reading)).payment;
    const { chosen, payment } = await chooseShipping(ctx, reading, shippingId);
    await ctx.db.client.query(
      `update cart set shipping_profile_id = $2, preferred_delivery = $3 where id = $1`,
      [cart.id, shippingId, wishesOf(chosen)],
    );
    const values = { name: before?.name ?? '' };
    notices =
      before && !payment ? [{ key: 'payment.notWithShipping', type: 'warning', values }] : [];
    return { reading: chosen };
  });
  return notices;
}

/**
 * The cart with another shipping method, and with the payment method if it is compatible. Writes
 * nothing. Throws `shipping.notAvailable`.
 */
export async function chooseShipping(ctx: CommerceContext, reading: CartReading, id: number) {
  // Delivery preferences were for the former carrier, so they are removed (open point 1.12).
  const { shippingProfileId, preferredDelivery: kept } = reading.stored.cart;
  const preferredDelivery = shippingProfileId === id ? kept : null;
  const chosen = withChoice(reading, { shippingProfileId: id, preferredDelivery });
  const priced = await priceReading(ctx, chosen);
  if (priced.shipping?.id !== id) throw notAvailable();
  return { chosen, payment: priced.payment };
}

/** The value for their column. */
export function wishesOf({ stored }: CartReading): string | null {
  const { preferredDelivery } = stored.cart;
  return preferredDelivery && JSON.stringify(preferredDelivery);
}

function notAvailable(): ShopError {
  return new ShopError('shipping.notAvailable');
}

function toShippingMethod(option: OfferedShipping, { lines }: PricedCart): ShippingMethod {
  return {
    parcelServiceId: option.parcelServiceId,
    parcelServiceName: option.parcelServiceName,
    parcelServicePresetId: option.id,
    parcelServicePresetName: option.name,
    shippingProfileId: option.id,
    shippingProfileName: option.name,
    shippingProvider: option.parcelServiceName,
    shippingAmount: option.price,
    deliveryTime: cartDeliveryTime(lines, option),
    excludedPaymentMethodIds: option.excludedPaymentMethodIds,
    shippingPrivacyInformation: [
      {
        showDataPrivacyAgreementHint: option.showDataPrivacyAgreementHint,
        parcelServiceName: option.parcelServiceName,
      },
    ],
    pickup: option.pickup,
  };
}
