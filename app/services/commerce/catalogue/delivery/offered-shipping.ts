import type { Cents, Language, Pickup } from '../../../shop-api';
import type { ReferenceTables, ShippingProfileRow } from '../../core/reference/reference-tables';

/** A shipping method with its price for one cart. */
export type OfferedShipping = {
  id: number;
  name: string;
  parcelServiceId: number;
  parcelServiceName: string;
  price: Cents;
  /** Value of the goods from which it is free; null when it never is. */
  freeFrom: Cents | null;
  /** Transit time to this destination, in working days. */
  minDays: number;
  maxDays: number;
  excludedPaymentMethodIds: number[];
  showDataPrivacyAgreementHint: boolean;
  /** Where and when the buyer collects the goods; null: a carrier delivers them. */
  pickup: Pickup | null;
};

export type Parcel = {
  countryId: number;
  weightG: number;
  isHazardous: boolean;
  /** Value of the goods before any coupon, which decides on free delivery. */
  itemSum: Cents;
};

/**
 * Shipping methods for a parcel in their order, pick-ups last: active ones that serve the
 * destination, accept the weight and, if it contains any, hazardous goods.
 */
export function offeredShipping(
  { countries, shippingProfiles }: Pick<ReferenceTables, 'countries' | 'shippingProfiles'>,
  lang: Language,
  parcel: Parcel,
): OfferedShipping[] {
  const destination = countries.find((country) => country.id === parcel.countryId);
  if (!destination?.isShippingActive) return [];
  return shippingProfiles.flatMap((profile) => {
    const isHere = (row: { countryId: number }) => row.countryId === parcel.countryId;
    const tariff = profile.prices.find((row) => isHere(row) && row.maxWeightG >= parcel.weightG);
    if (!tariff || (parcel.isHazardous && !profile.takesHazardousGoods)) return [];
    const isFree = tariff.freeFrom !== null && tariff.freeFrom <= parcel.itemSum;
    const { minDays, maxDays } = profile.times.find(isHere) ?? profile;
    return {
      id: profile.id,
      name: profile.names[lang],
      parcelServiceId: profile.parcelServiceId,
      parcelServiceName: profile.parcelServiceName,
      price: isFree ? 0 : tariff.price,
      freeFrom: tariff.freeFrom,
      minDays,
      maxDays,
      excludedPaymentMethodIds: profile.excludedPaymentMethodIds,
      showDataPrivacyAgreementHint: profile.showDataPrivacyAgreementHint,
      pickup: pickupIn(profile, lang),
    };
  });
}

/** The texts of a pick-up in a language; null for a delivery. */
export function pickupIn(
  { pickup }: Pick<ShippingProfileRow, 'pickup'>,
  lang: Language,
): Pickup | null {
  return pickup && { address: pickup.address[lang], hours: pickup.hours[lang] };
}
