import * as z from 'zod';
import {
  positionSchema,
  STATION_KINDS,
  type ParcelStation,
} from '~/services/shop-api/entities/parcel-station';
import * as lenient from './lenient';

/**
 * The carrier delivers to stations and with delivery wishes in one country, with these postcodes
 * (§5).
 */
export const CARRIER_POSTCODE = /^\d{5}$/;

/** Stations of the carrier's finder; those that are neither locker nor post office are skipped. */
export const stationListSchema = lenient.readableList(
  z.object({
    location: z.object({ keyword: z.enum(STATION_KINDS), keywordId: lenient.text }),
    distance: lenient.numberOrNull,
    place: z.object({
      address: z.object({
        postalCode: lenient.text,
        addressLocality: lenient.text,
        streetAddress: lenient.text,
      }),
      geo: lenient
        .orNull(
          z.object({ latitude: lenient.number, longitude: lenient.number }).pipe(positionSchema),
        )
        .catch(null),
    }),
  }),
);

export function toParcelStation({
  location,
  distance,
  place: { address, geo },
}: z.output<typeof stationListSchema>[number]): ParcelStation {
  return {
    kind: location.keyword,
    number: location.keywordId,
    street: address.streetAddress,
    zipCode: address.postalCode,
    city: address.addressLocality,
    distance,
    position: geo,
  };
}
