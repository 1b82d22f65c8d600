import * as z from 'zod';

/** What a parcel can be fetched from (open point 1.12). */
export const STATION_KINDS = ['Packstation', 'Postfiliale'] as const;
export type StationKind = (typeof STATION_KINDS)[number];

/** A point of the earth, in degrees; the south and the west are below zero. */
export const positionSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Position = z.infer<typeof positionSchema>;

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
  /** Null where nobody knows. */
  position: positionSchema.nullable(),
});
export type ParcelStation = z.infer<typeof parcelStationSchema>;
