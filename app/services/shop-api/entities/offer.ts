import * as z from 'zod';
import { orderSchema } from './order';
import { basePriceSchema } from './price';
import { idSchema, instantSchema } from './primitives';
import { hazardSchema } from './product';
import { vatNumberStateSchema } from './vat';

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
  /**
   * What is known today of the buyer's VAT number, while it is open and its VAT depends on one. Without VAT it can be
   * accepted with a valid one alone.
   */
  vatNumberNow: vatNumberStateSchema.nullable().default(null),
  /**
   * What the law wants beside goods that are bought from here, by the id of their line: the price of a unit
   * at the offer's own price (PAngV § 4), and what their labels say (CLP art. 48). Gross.
   */
  goods: z.record(
    z.string(),
    z.object({ basePrice: basePriceSchema.nullable(), hazard: hazardSchema.nullable() }),
  ),
  /** The order it became. */
  acceptedOrder: z.object({ id: idSchema, accessKey: z.string() }).nullable(),
});
export type Offer = z.infer<typeof offerSchema>;
