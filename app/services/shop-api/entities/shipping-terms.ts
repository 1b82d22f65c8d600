import * as z from 'zod';
import { deliveryTimeSchema, pickupSchema } from './shipping';
import { centsSchema, idSchema } from './primitives';

/** A shipping profile for countries with the same terms. */
export const shippingWaySchema = z.object({
  id: idSchema,
  name: z.string(),
  carrier: z.string(),
  /** Working days from the carrier to the door. */
  transit: deliveryTimeSchema,
  takesHazardousGoods: z.boolean(),
  /** Null: a carrier delivers. */
  pickup: pickupSchema.nullable(),
  /** By increasing weight; gross cents. From the value of goods `freeFrom` on it is free. */
  prices: z.array(
    z.object({
      maxWeightG: z.int().positive(),
      price: centsSchema,
      freeFrom: centsSchema.nullable(),
    }),
  ),
});

export const paymentTermsSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  /** Gross cents. */
  fee: centsSchema,
  maxAmount: centsSchema.nullable(),
  /** Names; null if it is offered to all countries of delivery. */
  countries: z.array(z.string()).nullable(),
  /** Shipping profiles that exclude it. */
  notWith: z.array(z.string()),
});

/** Prices of delivery and payment, and delivery times, from the current tables (PAngV § 6). */
export const shippingTermsSchema = z.object({
  destinations: z.array(
    z.object({ countries: z.array(z.string()), ways: z.array(shippingWaySchema) }),
  ),
  payments: z.array(paymentTermsSchema),
  /** Does the shop sell any? Only then profiles that exclude them are named. */
  hasHazardousGoods: z.boolean(),
});
export type ShippingTerms = z.infer<typeof shippingTermsSchema>;
