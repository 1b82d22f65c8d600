import * as z from 'zod/v4';
import {
  positionSchema,
  STATION_KINDS,
  type ParcelStation,
} from '~/services/shop-api/entities/parcel-station';
import * as told from './told';

/** The carrier brings parcels to stations and as they are wished in one country, whose postcodes are these (§5). */
export const CARRIER_POSTCODE = /^\d{5}$/;

/** Stations as the carrier's finder tells them; what is neither locker nor post office is passed over. */
export const stationListSchema = told.readableList(
  z.object({
    location: z.object({ keyword: z.enum(STATION_KINDS), keywordId: told.text }),
    distance: told.numberOrNull,
    place: z.object({
      address: z.object({
        postalCode: told.text,
        addressLocality: told.text,
        streetAddress: told.text,
      }),
      geo: told
        .orNull(z.object({ latitude: told.number, longitude: told.number }).pipe(positionSchema))
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
