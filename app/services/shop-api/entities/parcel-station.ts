import * as z from 'zod/v4';

/** What a parcel can be fetched from (open point 1.12). */
export const STATION_KINDS = ['Packstation', 'Postfiliale'] as const;
export type StationKind = (typeof STATION_KINDS)[number];

/** A place where parcels wait to be fetched. */
export const parcelStationSchema = z.object({
  kind: z.enum(STATION_KINDS),
  /** Of the carrier: with the kind it is the street of the delivery address. */
  number: z.string(),
  /** Where it stands. */
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  /** From the place that was asked for, in metres; null where nobody knows. */
  distance: z.number().nullable(),
});
export type ParcelStation = z.infer<typeof parcelStationSchema>;
