import * as z from 'zod';

/** Kinds of stations for parcels (open point 1.12). */
export const STATION_KINDS = ['Packstation', 'Postfiliale'] as const;
export type StationKind = (typeof STATION_KINDS)[number];

/** A geographic position in degrees; south and west are negative. */
export const positionSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Position = z.infer<typeof positionSchema>;

/** A station where parcels are picked up. */
export const parcelStationSchema = z.object({
  kind: z.enum(STATION_KINDS),
  /** The carrier's number: with the kind it is the street of the delivery address. */
  number: z.string(),
  /** The street of the station. */
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  /** From the requested address, in metres; null if unknown. */
  distance: z.number().nullable(),
  /** Null if unknown. */
  position: positionSchema.nullable(),
});
export type ParcelStation = z.infer<typeof parcelStationSchema>;
