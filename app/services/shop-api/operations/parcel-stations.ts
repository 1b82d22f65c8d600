import * as z from 'zod';
import type { ParcelStation } from '../entities/parcel-station';
import { LIMITS } from '../entities/field-limits';
import { normalizeInput } from '../entities/normalize-input';

export const getPackstationsInputSchema = z.strictObject({
  zipcode: z.string().overwrite(normalizeInput).max(LIMITS.address.zipCode).default(''),
  city: z.string().trim().max(LIMITS.address.city).default(''),
  street: z.string().trim().max(LIMITS.address.streetName).default(''),
  /** Both where neither is wanted alone. */
  searchPackstation: z.boolean().default(true),
  searchPostfilial: z.boolean().default(true),
});
export type GetPackstationsInput = z.input<typeof getPackstationsInputSchema>;

export type ParcelStationOperations = {
  /** Which ways of delivery bring a parcel to a station, and whether it needs a post number. */
  getPreferredDeliveryLocationShippingProfiles(): Promise<{
    shippingProfiles: number[];
    postnumberRequired: boolean;
  }>;
  /**
   * Stations near a place, the nearest first. Throws `parcelStations.placeRequired` without postcode and
   * city (§5), `parcelStations.postalcode` for a postcode that is not of 5 digits, and
   * `parcelStations.unavailable` when the carrier does not answer (§8).
   */
  getPackstations(input: GetPackstationsInput): Promise<ParcelStation[]>;
};
