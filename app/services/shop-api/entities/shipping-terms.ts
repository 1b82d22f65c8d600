import * as z from 'zod';
import { deliveryTimeSchema, pickupSchema } from './shipping';
import { centsSchema, idSchema } from './primitives';

/** A way of delivery to one or several countries that share its terms. */
export const shippingWaySchema = z.object({
  id: idSchema,
  name: z.string(),
  carrier: z.string(),
  /** Working days from the carrier to the door. */
  transit: deliveryTimeSchema,
  takesHazardousGoods: z.boolean(),
  /** Null: the carrier brings the goods. */
  pickup: pickupSchema.nullable(),
  /** By rising weight; gross cents. `freeFrom` is the value of goods from which it costs nothing. */
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
  /** Names; null where it is offered to every country of delivery. */
  countries: z.array(z.string()).nullable(),
  /** Ways of delivery it cannot be combined with. */
  notWith: z.array(z.string()),
});

/** What delivery and payment cost and how long delivery takes, as the tables say it now (PAngV § 6). */
export const shippingTermsSchema = z.object({
  destinations: z.array(
    z.object({ countries: z.array(z.string()), ways: z.array(shippingWaySchema) }),
  ),
  payments: z.array(paymentTermsSchema),
  /** Does the shop sell any? Ways that do not take them are named only then. */
  hasHazardousGoods: z.boolean(),
});
export type ShippingTerms = z.infer<typeof shippingTermsSchema>;
