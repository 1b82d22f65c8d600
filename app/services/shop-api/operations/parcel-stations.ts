import * as z from 'zod';
import type { ParcelStation } from '../entities/parcel-station';
import { LIMITS } from '../entities/field-limits';
import { normalizeInput } from '../entities/normalize-input';

export const getPackstationsInputSchema = z.strictObject({
  zipcode: z.string().overwrite(normalizeInput).max(LIMITS.address.zipCode).default(''),
  city: z.string().trim().max(LIMITS.address.city).default(''),
  street: z.string().trim().max(LIMITS.address.streetName).default(''),
  /** Both kinds by default. */
  searchPackstation: z.boolean().default(true),
  searchPostfilial: z.boolean().default(true),
});
export type GetPackstationsInput = z.input<typeof getPackstationsInputSchema>;

export type ParcelStationOperations = {
  /** Returns the shipping profiles to stations, and whether one needs a post number. */
  getPreferredDeliveryLocationShippingProfiles(): Promise<{
    shippingProfiles: number[];
    postnumberRequired: boolean;
  }>;
  /**
   * Returns stations near an address, the nearest first. Throws `parcelStations.placeRequired`
   * without postcode and city (§5), `parcelStations.postalcode` for a postcode that is not of 5
   * digits, and `parcelStations.unavailable` if the carrier does not answer (§8).
   */
  getPackstations(input: GetPackstationsInput): Promise<ParcelStation[]>;
};
