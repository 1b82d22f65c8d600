import type { ParcelStation, StationKind } from '../shop-api';

export type StationQuery = { zipCode: string; city: string; street: string; kinds: StationKind[] };

/** Finds stations near a place, the nearest first. Throws where the carrier does not answer. */
export type StationFinder = (query: StationQuery) => Promise<ParcelStation[]>;

/** More than anybody compares. */
export const MOST_STATIONS = 20;
