import * as z from 'zod/v4';
import { orderSchema } from './order';
import { idSchema, instantSchema } from './primitives';

export const OFFER_STATES = ['open', 'accepted', 'rejected', 'expired', 'cancelled'] as const;

/** An offer of the shop to one person (§3): an order of type 7 that has not been placed. */
export const offerSchema = orderSchema.extend({
  /** `expired` from its last moment on, whether or not the clock has written so. */
  state: z.enum(OFFER_STATES),
  validUntil: instantSchema,
  /** What the shop says with it. */
  note: z.string(),
  /** Goods of which there are fewer than offered, while it is open. */
  shortItems: z.array(z.object({ name: z.string(), available: z.int().nonnegative() })),
  /** The order it became. */
  acceptedOrder: z.object({ id: idSchema, accessKey: z.string() }).nullable(),
});
export type Offer = z.infer<typeof offerSchema>;
