import type { RequestContext } from '~/services/context.server';
import { CARRIER_COUNTRY_ID, type Checkout } from '~/services/shop-api';

/** The rules of parcels to a station; null where no way of delivery brings this cart to one. */
export async function stationOffer(
  { shop }: Pick<RequestContext, 'shop'>,
  { cart, shipping }: Pick<Checkout, 'cart' | 'shipping'>,
) {
  const rules = await shop.getPreferredDeliveryLocationShippingProfiles();
  const { shippingProfiles } = rules;
  // How a cart comes to another country tells nothing of the carrier's own, where all stations are.
  const isAbroad = cart.shippingCountryId !== CARRIER_COUNTRY_ID;
  const goesThere = ({ shippingProfileId }: { shippingProfileId: number }) =>
    shippingProfiles.includes(shippingProfileId);
  const isOffered = isAbroad ? shippingProfiles.length > 0 : shipping.list.some(goesThere);
  return isOffered ? rules : null;
}
