import * as z from 'zod/v4';
import {
  PREFERRED_SERVICES,
  type PreferredDelivery,
  type PreferredServices,
} from '~/services/shop-api/entities/preferred-delivery';
import { dateSchema, idSchema } from '~/services/shop-api/entities/primitives';
import * as told from './told';

/** Which services each way of delivery has, by its id; none at all may be written as an empty list. */
export const serviceProfilesSchema = z
  .record(z.string(), told.readableList(z.enum(PREFERRED_SERVICES)))
  .or(z.array(z.never()).transform(() => ({})))
  .transform((profiles) =>
    Object.fromEntries(
      Object.entries(profiles).filter(
        ([id, services]) => idSchema.safeParse(Number(id)).success && services.length > 0,
      ),
    ),
  );

/** Ways of delivery that go to a station; a post number is needed where nothing else is said. */
export const stationProfilesSchema = z.object({
  shippingProfiles: told.readableList(told.id),
  postnumberRequired: z
    .boolean()
    .nullish()
    .transform((isRequired) => isRequired ?? true),
});

/** What can be wished for a parcel; no days are `false`. */
export const servicesSchema = z.object({
  preferredDay: told.readableList(z.object({ date: dateSchema })),
  preferredLocation: told.yes,
  preferredNeighbour: told.yes,
  additionalCharge: told.cents,
});

export function toPreferredServices({
  preferredDay,
  ...services
}: z.output<typeof servicesSchema>): PreferredServices {
  return { ...services, days: preferredDay.map(({ date }) => date) };
}

/** What is kept of the wishes; what is not wished is left out, null or empty. */
export const wishesSchema = z
  .object({
    preferredDay: dateSchema
      .nullish()
      .catch(null)
      .transform((day) => day ?? null),
    preferredLocation: told.text,
    preferredNeighbourName: told.text,
    preferredNeighbourAddress: told.text,
  })
  .transform((wishes): PreferredDelivery | null =>
    Object.values(wishes).some(Boolean) ? wishes : null,
  );
