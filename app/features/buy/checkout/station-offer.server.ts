import type { RequestContext } from '~/services/context.server';

/** The rules of parcels to a station; null where no way of delivery brings one there. */
export async function stationOffer({ shop }: Pick<RequestContext, 'shop'>) {
  const rules = await shop.getPreferredDeliveryLocationShippingProfiles();
  return rules.shippingProfiles.length > 0 ? rules : null;
}
