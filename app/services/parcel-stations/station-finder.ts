import type { ParcelStation, StationKind } from '../shop-api';

export type StationQuery = { zipCode: string; city: string; street: string; kinds: StationKind[] };

/** Finds stations near an address, the nearest first. Throws if the carrier does not answer. */
export type StationFinder = (query: StationQuery) => Promise<ParcelStation[]>;

/** More than a shopper compares. */
export const MOST_STATIONS = 20;
