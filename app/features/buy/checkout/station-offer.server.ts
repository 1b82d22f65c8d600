import type { RequestContext } from '~/services/context.server';
import { CARRIER_COUNTRY_ID, type Checkout } from '~/services/shop-api';

/** The rules for parcels to a station; null if no shipping method delivers this cart to one. */
export async function stationOffer(
  { shop }: Pick<RequestContext, 'shop'>,
  { cart, shipping }: Pick<Checkout, 'cart' | 'shipping'>,
) {
  const rules = await shop.getPreferredDeliveryLocationShippingProfiles();
  const { shippingProfiles } = rules;
  // The shipping methods of another country do not show those of the carrier's own, where all
  // stations are.
  const isAbroad = cart.shippingCountryId !== CARRIER_COUNTRY_ID;
  const goesThere = ({ shippingProfileId }: { shippingProfileId: number }) =>
    shippingProfiles.includes(shippingProfileId);
  const isOffered = isAbroad ? shippingProfiles.length > 0 : shipping.list.some(goesThere);
  return isOffered ? rules : null;
}
