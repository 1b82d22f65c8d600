import * as z from 'zod';
import type { Order } from '~/services/shop-api';

/** By the wish, as text; an empty list if there are none. */
export const wirePreferredDeliverySchema = z.union([
  z.record(z.string(), z.string()),
  z.array(z.string()).length(0),
]);

/** The customer's delivery wishes. */
export function toWirePreferredDelivery({
  preferredDelivery,
}: Order): z.infer<typeof wirePreferredDeliverySchema> {
  const { preferredDay, ...places } = preferredDelivery ?? { preferredDay: null };
  const chosen = Object.entries({ preferredDay: preferredDay ?? '', ...places }).filter(
    ([, value]) => value !== '',
  );
  return chosen.length > 0 ? Object.fromEntries(chosen) : [];
}
