import * as z from 'zod';
import { PREFERRED_SERVICES, type PreferredService } from '../../../shop-api';
import { memoizePerSnapshot } from './memoize-per-snapshot';

/** An hour at which nothing more goes out on the same day. */
const NOON = { hour: 12, minute: 0 };
const SATURDAY = 6;

const preferredDeliveryRulesSchema = z.object({
  /** What a chosen day costs, gross, in cents. */
  surcharge: z.int().min(0).max(100_000).catch(0),
  /** Orders after it go out one working day later; on the shop's clock. */
  cutOff: z.object({ hour: z.int().min(0).max(23), minute: z.int().min(0).max(59) }).catch(NOON),
  /** Weekdays on which nothing is handed to the carrier; 1 is Monday, 7 is Sunday. */
  excludedHandOverDays: z.array(z.int().min(1).max(7)).catch([SATURDAY]),
  /** Ways of delivery, by their ids, that bring a parcel to a station. */
  stationProfiles: z.array(z.int().min(1)).catch([]),
  /** Does a parcel to a Packstation need the post number of whoever fetches it? */
  postnumberRequired: z.boolean().catch(true),
  /** What each way of delivery can do, by its id. */
  profiles: z.record(z.string().regex(/^[1-9]\d*$/), z.array(z.enum(PREFERRED_SERVICES))).catch({}),
});

export type PreferredDeliveryRules = z.output<typeof preferredDeliveryRulesSchema>;

/**
 * What shoppers may wish of the carrier (open point 1.12): the row `preferredDelivery` of `setting`.
 * What is missing or makes no sense is the default; without profiles nothing is offered.
 */
export const preferredDeliveryRulesOf = memoizePerSnapshot((settings): PreferredDeliveryRules => {
  const value = settings.get('preferredDelivery');
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return preferredDeliveryRulesSchema.parse(isRecord ? value : {});
});

/** What a way of delivery can do; nothing for one that is not named. */
export function servicesOf(
  { profiles }: PreferredDeliveryRules,
  shippingProfileId: number,
): PreferredService[] {
  return profiles[String(shippingProfileId)] ?? [];
}
