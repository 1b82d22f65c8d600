import {
  savePreferredDeliveryInputSchema,
  ShopError,
  type PreferredDelivery,
  type SavePreferredDeliveryInput,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { changeCart } from '../cart/change-cart';
import { priceReading } from '../cart/price-cart';
import { readCart, withChoice } from '../cart/read-cart';
import { checkPreferredDelivery } from './check-preferred-delivery';

/**
 * Stores delivery preferences with the open cart, and returns the valid ones; a day changes the
 * price, so the version of the cart grows. Throws `preferredDelivery.notAvailable` and
 * `preferredDelivery.validationFailed` with cause { field: error code } (§5, open point 1.12).
 */
export async function savePreferredDelivery(
  ctx: CommerceContext,
  input: SavePreferredDeliveryInput,
): Promise<PreferredDelivery | null> {
  const parsed = savePreferredDeliveryInputSchema.safeParse(input);
  if (!parsed.success) throw invalid({ preferredDay: 'preferredDay.unavailable' });
  if (ctx.visitor.cartId === null) throw notAvailable();
  const { preferredDelivery } = await changeCart(ctx, async (ctx, cart) => {
    const reading = await readCart(ctx);
    const { preferredServices, shipping } = await priceReading(ctx, reading);
    if (!reading || !preferredServices) throw notAvailable();
    const { wishes, errors } = checkPreferredDelivery(parsed.data, preferredServices);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const kept = Object.values(wishes).some(Boolean) ? wishes : null;
    // Preferences for a carrier choose its shipping method.
    const shippingProfileId = shipping!.id;
    await ctx.db.client.query(
      'update cart set preferred_delivery = $2, shipping_profile_id = $3 where id = $1',
      [cart.id, kept && JSON.stringify(kept), shippingProfileId],
    );
    return { reading: withChoice(reading, { preferredDelivery: kept, shippingProfileId }) };
  });
  return preferredDelivery;
}

function notAvailable(): ShopError {
  return new ShopError('preferredDelivery.notAvailable');
}

function invalid(cause: Record<string, string>): ShopError {
  return new ShopError('preferredDelivery.validationFailed', { cause });
}
