import * as z from 'zod';
import { dateSchema, idSchema } from '../entities/primitives';
import type {
  PreferredDelivery,
  PreferredService,
  PreferredServices,
} from '../entities/preferred-delivery';

export const getPreferredDeliveryServicesInputSchema = z.strictObject({
  postalcode: z.string(),
  shippingProfileId: idSchema,
});
export type GetPreferredDeliveryServicesInput = z.input<
  typeof getPreferredDeliveryServicesInputSchema
>;

/** A missing field is not chosen; an empty one is chosen without the required text (§5). */
export const savePreferredDeliveryInputSchema = z.strictObject({
  preferredDay: dateSchema.optional(),
  preferredLocation: z.string().optional(),
  preferredNeighbourName: z.string().optional(),
  preferredNeighbourAddress: z.string().optional(),
});
export type SavePreferredDeliveryInput = z.input<typeof savePreferredDeliveryInputSchema>;

export type PreferredDeliveryOperations = {
  /** Returns the services of each shipping profile by id; profiles without any are left out. */
  getPreferredDeliveryShippingProfiles(): Promise<Record<number, PreferredService[]>>;
  /**
   * Returns the services for a parcel of the visitor's cart. Throws `preferredDelivery.postalcode`
   * for a postcode that is not of 5 digits (§5).
   */
  getPreferredDeliveryServices(
    input: GetPreferredDeliveryServicesInput,
  ): Promise<PreferredServices>;
  /**
   * Stores the delivery preferences with the cart; a day changes its total. Throws
   * `preferredDelivery.notAvailable` if the shipping profile lacks the service, and
   * `preferredDelivery.validationFailed` with cause { field: error code } (§5).
   */
  doSavePreferredDeliveryServices(
    input: SavePreferredDeliveryInput,
  ): Promise<PreferredDelivery | null>;
};
