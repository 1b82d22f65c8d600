import * as z from 'zod';
import {
  PREFERRED_SERVICES,
  type PreferredDelivery,
  type PreferredServices,
} from '~/services/shop-api/entities/preferred-delivery';
import { dateSchema, readId } from '~/services/shop-api/entities/primitives';
import * as lenient from './lenient';

/** The services of each shipping method, by its id. */
export const serviceProfilesSchema = lenient
  .record(lenient.readableList(z.enum(PREFERRED_SERVICES)))
  .transform((profiles) =>
    Object.fromEntries(
      Object.entries(profiles).filter(([id, services]) => readId(id) && services.length > 0),
    ),
  );

/** Shipping methods that deliver to a station; a post number is required by default. */
export const stationProfilesSchema = z.object({
  shippingProfiles: lenient.readableList(lenient.id),
  postnumberRequired: lenient.yesOrNull.transform((isRequired) => isRequired ?? true),
});

/** The possible delivery wishes for a parcel; no days are `false`. */
export const servicesSchema = z.object({
  preferredDay: lenient.readableList(z.object({ date: dateSchema })),
  preferredLocation: lenient.yes,
  preferredNeighbour: lenient.yes,
  additionalCharge: lenient.cents,
});

export function toPreferredServices({
  preferredDay,
  ...services
}: z.output<typeof servicesSchema>): PreferredServices {
  return { ...services, days: preferredDay.map(({ date }) => date) };
}

/** The stored wishes; an unset wish is absent, null or empty. */
export const wishesSchema = z
  .object({
    preferredDay: lenient.orNull(dateSchema).catch(null),
    preferredLocation: lenient.text,
    preferredNeighbourName: lenient.text,
    preferredNeighbourAddress: lenient.text,
  })
  .transform((wishes): PreferredDelivery | null =>
    Object.values(wishes).some(Boolean) ? wishes : null,
  );
