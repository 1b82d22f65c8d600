import {
  CARRIER_COUNTRY_ID,
  getPreferredDeliveryServicesInputSchema,
  ShopError,
  type GetPreferredDeliveryServicesInput,
  type PreferredService,
  type PreferredServices,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { preferredDeliveryRulesOf } from '../../core/settings/preferred-delivery-rules';
import { priceCart } from '../cart/price-cart';
import { goodsToSend } from '../cart/price-shipping';
import { isCarrierPostcode } from '../../catalogue/delivery/carrier-postcode';
import { slowestGoods } from '../../catalogue/delivery/delivery-time';
import { offeredServices } from '../../catalogue/delivery/preferred-services';

const NOTHING: PreferredServices = {
  days: [],
  preferredLocation: false,
  preferredNeighbour: false,
  additionalCharge: 0,
};

/** The services of each shipping method that has some, by its id (open point 1.12). */
export async function getPreferredDeliveryShippingProfiles(
  ctx: CommerceContext,
): Promise<Record<number, PreferredService[]>> {
  const { settings, shippingProfiles } = await ctx.reference();
  const { profiles } = preferredDeliveryRulesOf(settings);
  return Object.fromEntries(
    shippingProfiles.flatMap(({ id }) => {
      const services = profiles[String(id)] ?? [];
      return services.length > 0 ? [[id, services] as const] : [];
    }),
  );
}

/**
 * The services for a parcel of this cart to that postcode by that shipping method. Throws
 * `preferredDelivery.postalcode` for one that does not have 5 digits (§5).
 */
export async function getPreferredDeliveryServices(
  ctx: CommerceContext,
  input: GetPreferredDeliveryServicesInput,
): Promise<PreferredServices> {
  const { postalcode, shippingProfileId } = getPreferredDeliveryServicesInputSchema.parse(input);
  if (!isCarrierPostcode(postalcode)) {
    throw new ShopError('preferredDelivery.postalcode');
  }
  const { lines, needsDelivery, reference } = await priceCart(ctx);
  if (!needsDelivery) return NOTHING;
  return (
    offeredServices(preferredDeliveryRulesOf(reference.settings), {
      countryId: CARRIER_COUNTRY_ID,
      shippingProfileId,
      now: ctx.now(),
      goodsDays: slowestGoods(goodsToSend(lines)),
    }) ?? NOTHING
  );
}
