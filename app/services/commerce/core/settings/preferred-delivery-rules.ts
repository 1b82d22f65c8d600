import * as z from 'zod';
import { PREFERRED_SERVICES, type PreferredService } from '../../../shop-api';
import { memoizePerSnapshot } from './memoize-per-snapshot';

/** The last hour of dispatch on the same day. */
const NOON = { hour: 12, minute: 0 };
const SATURDAY = 6;

const preferredDeliveryRulesSchema = z.object({
  /** The price of a chosen day, gross, in cents. */
  surcharge: z.int().min(0).max(100_000).catch(0),
  /** Later orders are sent one working day later; in the shop's time zone. */
  cutOff: z.object({ hour: z.int().min(0).max(23), minute: z.int().min(0).max(59) }).catch(NOON),
  /** Weekdays without hand-over to the carrier; 1 is Monday, 7 is Sunday. */
  excludedHandOverDays: z.array(z.int().min(1).max(7)).catch([SATURDAY]),
  /** Shipping methods, by their ids, that deliver to a station. */
  stationProfiles: z.array(z.int().min(1)).catch([]),
  /** Whether a parcel to a Packstation needs the post number of the recipient. */
  postnumberRequired: z.boolean().catch(true),
  /** The services of each shipping method, by its id. */
  profiles: z.record(z.string().regex(/^[1-9]\d*$/), z.array(z.enum(PREFERRED_SERVICES))).catch({}),
});

export type PreferredDeliveryRules = z.output<typeof preferredDeliveryRulesSchema>;

/**
 * The delivery preferences that the shop offers (open point 1.12): the row `preferredDelivery` of
 * `setting`. A missing or invalid value is the default; without profiles nothing is offered.
 */
export const preferredDeliveryRulesOf = memoizePerSnapshot((settings): PreferredDeliveryRules => {
  const value = settings.get('preferredDelivery');
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return preferredDeliveryRulesSchema.parse(isRecord ? value : {});
});

/** The services of a shipping method; none for an unknown one. */
export function servicesOf(
  { profiles }: PreferredDeliveryRules,
  shippingProfileId: number,
): PreferredService[] {
  return profiles[String(shippingProfileId)] ?? [];
}
