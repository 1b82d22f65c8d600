import * as z from 'zod';
import {
  PREFERRED_SERVICES,
  type PreferredDelivery,
  type PreferredServices,
} from '~/services/shop-api/entities/preferred-delivery';
import { dateSchema, readId } from '~/services/shop-api/entities/primitives';
import * as lenient from './lenient';

/** Which services each way of delivery has, by its id. */
export const serviceProfilesSchema = lenient
  .record(lenient.readableList(z.enum(PREFERRED_SERVICES)))
  .transform((profiles) =>
    Object.fromEntries(
      Object.entries(profiles).filter(([id, services]) => readId(id) && services.length > 0),
    ),
  );

/** Ways of delivery that go to a station; a post number is needed where nothing else is said. */
export const stationProfilesSchema = z.object({
  shippingProfiles: lenient.readableList(lenient.id),
  postnumberRequired: lenient.yesOrNull.transform((isRequired) => isRequired ?? true),
});

/** What can be wished for a parcel; no days are `false`. */
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

/** What is kept of the wishes; what is not wished is left out, null or empty. */
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
