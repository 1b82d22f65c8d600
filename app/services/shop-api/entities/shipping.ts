import * as z from 'zod';
import { centsSchema, idSchema } from './primitives';

/** Working days from the order to the door; 0 and 0 are unknown. */
export const deliveryTimeSchema = z.object({
  min: z.int().nonnegative(),
  max: z.int().nonnegative(),
});
export type DeliveryTime = z.infer<typeof deliveryTimeSchema>;

/** Address and hours of a pick-up. */
export const pickupSchema = z.object({ address: z.string(), hours: z.string() });
export type Pickup = z.infer<typeof pickupSchema>;

/** A shipping profile that can be chosen for the cart (§3). */
export const shippingMethodSchema = z.object({
  parcelServiceId: idSchema,
  parcelServiceName: z.string(),
  parcelServicePresetId: idSchema,
  parcelServicePresetName: z.string(),
  shippingProfileId: idSchema,
  shippingProfileName: z.string(),
  shippingProvider: z.string(),
  shippingAmount: centsSchema,
  deliveryTime: deliveryTimeSchema,
  excludedPaymentMethodIds: z.array(idSchema),
  shippingPrivacyInformation: z.array(
    z.object({ showDataPrivacyAgreementHint: z.boolean(), parcelServiceName: z.string() }),
  ),
  /** Null: a carrier delivers. */
  pickup: pickupSchema.nullable(),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

export const shippingMethodListSchema = z.object({
  list: z.array(shippingMethodSchema),
  /** Chosen shipping profile, or null. */
  selected: idSchema.nullable(),
});
export type ShippingMethodList = z.infer<typeof shippingMethodListSchema>;
