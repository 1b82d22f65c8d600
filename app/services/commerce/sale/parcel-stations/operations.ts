import type { ParcelStationOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { preferredDeliveryRulesOf } from '../../core/settings/preferred-delivery-rules';
import { getPackstations } from './get-packstations';

/** Stations to which a parcel can go (§7, open point 1.12). */
export function parcelStationOperations(ctx: CommerceContext): ParcelStationOperations {
  return {
    getPreferredDeliveryLocationShippingProfiles: async () => {
      const { settings } = await ctx.reference();
      const { stationProfiles, postnumberRequired } = preferredDeliveryRulesOf(settings);
      const shippingProfiles = ctx.findStations ? stationProfiles : [];
      return { shippingProfiles, postnumberRequired };
    },
    getPackstations: (input) => getPackstations(ctx, input),
  };
}
