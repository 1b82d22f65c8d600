import * as z from 'zod';
import type { ParcelStation } from '~/services/shop-api';

/** A station in the form of the carrier's own finder; unknown fields are empty. */
export const wireStationSchema = z.strictObject({
  url: z.string(),
  location: z.strictObject({
    ids: z.array(z.strictObject({ locationId: z.string(), provider: z.string() })),
    keyword: z.enum(['Packstation', 'Postfiliale']),
    /** With the keyword it is the street of the delivery address. */
    keywordId: z.string(),
    type: z.enum(['locker', 'postoffice']),
  }),
  name: z.string(),
  distance: z.number().nullable(),
  place: z.strictObject({
    address: z.strictObject({
      countryCode: z.literal('DE'),
      postalCode: z.string(),
      addressLocality: z.string(),
      streetAddress: z.string(),
    }),
    geo: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
  }),
  openingHours: z.array(z.unknown()).length(0),
  closurePeriods: z.array(z.unknown()).length(0),
  serviceTypes: z.array(z.string()),
  averageCapacityDayOfWeek: z.array(z.unknown()).length(0),
});

export function toWireStation({
  kind,
  number,
  street,
  zipCode,
  city,
  distance,
  position,
}: ParcelStation): z.infer<typeof wireStationSchema> {
  return {
    url: '',
    location: {
      ids: [],
      keyword: kind,
      keywordId: number,
      type: kind === 'Packstation' ? 'locker' : 'postoffice',
    },
    name: `${kind} ${number}`,
    distance,
    place: {
      address: {
        countryCode: 'DE',
        postalCode: zipCode,
        addressLocality: city,
        streetAddress: street,
      },
      geo: position,
    },
    openingHours: [],
    closurePeriods: [],
    serviceTypes: [],
    averageCapacityDayOfWeek: [],
  };
}
