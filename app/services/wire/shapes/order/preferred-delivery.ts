import * as z from 'zod';
import type { Order } from '~/services/shop-api';

/** By what was wished, in words; an empty list where nothing was. */
export const wirePreferredDeliverySchema = z.union([
  z.record(z.string(), z.string()),
  z.array(z.string()).length(0),
]);

/** Where and when who ordered would like to have the parcel. */
export function toWirePreferredDelivery({
  preferredDelivery,
}: Order): z.infer<typeof wirePreferredDeliverySchema> {
  const { preferredDay, ...places } = preferredDelivery ?? { preferredDay: null };
  const chosen = Object.entries({ preferredDay: preferredDay ?? '', ...places }).filter(
    ([, value]) => value !== '',
  );
  return chosen.length > 0 ? Object.fromEntries(chosen) : [];
}
