import {
  ShopError,
  type CartNotice,
  type ShippingMethod,
  type ShippingMethodList,
} from '../../shop-api';
import { cartDeliveryTime } from '../cart/cart-view';
import { changeCart } from '../cart/change-cart';
import { priceCart, type PricedCart } from '../cart/price-cart';
import type { CommerceContext } from '../commerce-context';
import { loadPaymentOptions } from './payment-options';
import type { ShippingOption } from './shipping-options';

/**
 * Ways of delivery for the cart. When none was chosen the first one counts; one that is no longer
 * to be had is not selected and must be chosen anew (§4).
 */
export async function getShippingProvider(ctx: CommerceContext): Promise<ShippingMethodList> {
  return toShippingList(await priceCart(ctx));
}

/** The ways of delivery of a pricing. */
export function toShippingList(priced: PricedCart): ShippingMethodList {
  return {
    list: priced.shippingOptions.map((option) => toShippingMethod(option, priced)),
    selected: priced.isShippingGone ? null : (priced.shipping?.id ?? null),
  };
}

/**
 * Chooses a way of delivery. A way to pay that it excludes is replaced by the first one that fits,
 * which the notices given back say (open point 1.5). Throws `shipping.notAvailable`.
 */
export async function setShippingProvider(
  ctx: CommerceContext,
  { shippingId }: { shippingId: number },
): Promise<CartNotice[]> {
  let notices: CartNotice[] = [];
  if (ctx.visitor.cartId === null) throw notAvailable();
  await changeCart(ctx, async (ctx, cart) => {
    notices = [];
    await ctx.db.client.query('update cart set shipping_profile_id = $2 where id = $1', [
      cart.id,
      await knownProfile(ctx, shippingId),
    ]);
    const priced = await priceCart(ctx);
    if (priced.shipping?.id !== shippingId) throw notAvailable();
    const chosen = priced.cart?.paymentMethodId ?? null;
    const options = await loadPaymentOptions(ctx, priced);
    const isFine = options.some((option) => option.id === chosen && option.isSelectable);
    if (chosen === null || isFine) return;
    const instead = options.find((option) => option.isSelectable);
    await ctx.db.client.query('update cart set payment_method_id = $2 where id = $1', [
      cart.id,
      instead?.id ?? null,
    ]);
    const values = { name: instead?.name ?? '' };
    notices = [{ key: 'payment.replacedByShipping', type: 'warning', values }];
  });
  return notices;
}

async function knownProfile(ctx: CommerceContext, id: number): Promise<number> {
  const { rows } = await ctx.db.client.query('select id from shipping_profile where id = $1', [id]);
  if (rows.length === 0) throw notAvailable();
  return id;
}

function notAvailable(): ShopError {
  return new ShopError('shipping.notAvailable', { code: 409 });
}

function toShippingMethod(option: ShippingOption, { lines }: PricedCart): ShippingMethod {
  const time = cartDeliveryTime(lines, option);
  return {
    parcelServiceId: option.parcelServiceId,
    parcelServiceName: option.parcelServiceName,
    parcelServicePresetId: option.id,
    parcelServicePresetName: option.name,
    shippingProfileId: option.id,
    shippingProfileName: option.name,
    shippingProvider: option.parcelServiceName,
    shippingAmount: option.price,
    minDeliveryDays: time?.min ?? 0,
    maxDeliveryDays: time?.max ?? 0,
    excludedPaymentMethodIds: option.excludedPaymentMethodIds,
    shippingPrivacyInformation: [
      {
        showDataPrivacyAgreementHint: option.showDataPrivacyAgreementHint,
        parcelServiceName: option.parcelServiceName,
      },
    ],
  };
}
