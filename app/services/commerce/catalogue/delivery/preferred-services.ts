import {
  CARRIER_COUNTRY_ID,
  type PreferredDelivery,
  type PreferredServices,
} from '../../../shop-api';
import {
  servicesOf,
  type PreferredDeliveryRules,
} from '../../core/settings/preferred-delivery-rules';
import { preferredDays } from './preferred-days';

/** The facts of a parcel that decide which services its carrier offers. */
export type DeliveryFacts = {
  countryId: number;
  shippingProfileId: number;
  now: Date;
  /** Working days until its goods are with the carrier. */
  goodsDays: number;
};

/**
 * The services for a parcel (open point 1.12): for deliveries within the country by a shipping
 * method that has some; else null.
 */
export function offeredServices(
  rules: PreferredDeliveryRules,
  { countryId, shippingProfileId, now, goodsDays }: DeliveryFacts,
): PreferredServices | null {
  const services = servicesOf(rules, shippingProfileId);
  if (countryId !== CARRIER_COUNTRY_ID || services.length === 0) return null;
  return {
    days: services.includes('PreferredDay') ? preferredDays(rules, { now, goodsDays }) : [],
    preferredLocation: services.includes('PreferredLocation'),
    preferredNeighbour: services.includes('PreferredNeighbour'),
    additionalCharge: rules.surcharge,
  };
}

/** The valid part of the preferences stored with a cart, and its price in cents. */
export type CountedWishes = {
  preferredServices: PreferredServices | null;
  preferredDelivery: PreferredDelivery | null;
  preferredSurcharge: number;
  /** The day was available when it was chosen and is not any more. */
  isPreferredDayGone: boolean;
};

/** A preference counts for as long as it is offered; the carrier gets no other. */
export function countWishes(
  kept: PreferredDelivery | null,
  offered: PreferredServices | null,
): CountedWishes {
  const wished = kept && offered ? holding(kept, offered) : null;
  const isAnything = wished !== null && Object.values(wished).some(Boolean);
  return {
    preferredServices: offered,
    preferredDelivery: isAnything ? wished : null,
    preferredSurcharge: offered && wished?.preferredDay ? offered.additionalCharge : 0,
    isPreferredDayGone: Boolean(kept?.preferredDay) && !wished?.preferredDay,
  };
}

function holding(kept: PreferredDelivery, offered: PreferredServices): PreferredDelivery {
  const { preferredDay, preferredLocation, preferredNeighbourName, preferredNeighbourAddress } =
    kept;
  const { days, preferredNeighbour } = offered;
  return {
    preferredDay: preferredDay !== null && days.includes(preferredDay) ? preferredDay : null,
    preferredLocation: offered.preferredLocation ? preferredLocation : '',
    preferredNeighbourName: preferredNeighbour ? preferredNeighbourName : '',
    preferredNeighbourAddress: preferredNeighbour ? preferredNeighbourAddress : '',
  };
}
