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

/** Not named is not chosen; named and empty is chosen and lacks its words (§5). */
export const savePreferredDeliveryInputSchema = z.strictObject({
  preferredDay: dateSchema.optional(),
  preferredLocation: z.string().optional(),
  preferredNeighbourName: z.string().optional(),
  preferredNeighbourAddress: z.string().optional(),
});
export type SavePreferredDeliveryInput = z.input<typeof savePreferredDeliveryInputSchema>;

export type PreferredDeliveryOperations = {
  /** Which services each way of delivery has, by its id; ways without any are left out. */
  getPreferredDeliveryShippingProfiles(): Promise<Record<number, PreferredService[]>>;
  /**
   * What can be wished for a parcel of the visitor's cart. Throws `preferredDelivery.postalcode` for
   * one that is not of 5 digits (§5).
   */
  getPreferredDeliveryServices(
    input: GetPreferredDeliveryServicesInput,
  ): Promise<PreferredServices>;
  /**
   * Keeps with the cart how its parcel is to come; a day changes what it costs. Throws
   * `preferredDelivery.notAvailable` where the way of delivery cannot do it, and
   * `preferredDelivery.validationFailed` with cause { field: error code } (§5).
   */
  doSavePreferredDeliveryServices(
    input: SavePreferredDeliveryInput,
  ): Promise<PreferredDelivery | null>;
};
