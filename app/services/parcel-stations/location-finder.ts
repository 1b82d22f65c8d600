import * as z from 'zod';
import { positionSchema, STATION_KINDS, type ParcelStation } from '../shop-api';
import { MOST_STATIONS, type StationFinder, type StationQuery } from './station-finder';

export type LocationFinderOptions = {
  /** The API key at the carrier. */
  key: string;
  /** The origin of the service. */
  origin: string;
  log: (message: string) => void;
  fetch?: typeof fetch;
};

const PATIENCE_MS = 4_000;
const RADIUS_M = 15_000;

/** The kinds of stations by our names. */
const TYPES = { Packstation: 'locker', Postfiliale: 'postoffice' } as const;

const answerSchema = z.object({
  locations: z
    .array(
      z.object({
        location: z.object({ keyword: z.string().optional(), keywordId: z.string().optional() }),
        distance: z.number().optional(),
        place: z.object({
          address: z.object({
            streetAddress: z.string(),
            postalCode: z.string(),
            addressLocality: z.string(),
          }),
          // Only a map needs it, so an invalid position does not hide the station.
          geo: positionSchema.nullish().catch(null),
        }),
      }),
    )
    .default([]),
});

/**
 * Finds stations by the carrier's Location Finder (Unified, v1). Only locations with the keyword
 * Packstation or Postfiliale are returned: no others can be used in an address (open point 1.12).
 */
export function locationFinder(options: LocationFinderOptions): StationFinder {
  return async (query) => {
    try {
      return await askCarrier(options, query);
    } catch (error) {
      options.log(`the station finder is not available: ${String(error)}`);
      throw error;
    }
  };
}

async function askCarrier(
  { key, origin, fetch: ask = fetch }: LocationFinderOptions,
  query: StationQuery,
): Promise<ParcelStation[]> {
  const reply = await ask(addressOf(origin, query), {
    headers: { 'DHL-API-Key': key, Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // The answer if there is no station nearby.
  if (reply.status === 404) return [];
  if (!reply.ok) throw new Error(`the station finder answers ${reply.status}`);
  const { locations } = answerSchema.parse(await reply.json());
  return locations
    .flatMap((found) => stationOf(found))
    .filter(({ kind }) => query.kinds.includes(kind))
    .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
    .slice(0, MOST_STATIONS);
}

function addressOf(origin: string, { zipCode, city, street, kinds }: StationQuery): URL {
  const url = new URL('/location-finder/v1/find-by-address', origin);
  const given = { postalCode: zipCode, addressLocality: city, streetAddress: street };
  const query = Object.entries(given).filter(([, value]) => value !== '');
  for (const [name, value] of query) url.searchParams.set(name, value);
  url.searchParams.set('countryCode', 'DE');
  url.searchParams.set('radius', String(RADIUS_M));
  url.searchParams.set('limit', '50');
  for (const kind of kinds) url.searchParams.append('locationType', TYPES[kind]);
  return url;
}

function stationOf({
  location,
  distance,
  place: { address, geo },
}: z.output<typeof answerSchema>['locations'][number]): ParcelStation[] {
  const kind = STATION_KINDS.find((known) => known === location.keyword);
  if (!kind || !location.keywordId) return [];
  return [
    {
      kind,
      number: location.keywordId,
      street: address.streetAddress,
      zipCode: address.postalCode,
      city: address.addressLocality,
      distance: distance ?? null,
      position: geo ?? null,
    },
  ];
}
