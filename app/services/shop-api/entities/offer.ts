import * as z from 'zod';
import { orderSchema } from './order';
import { basePriceSchema } from './price';
import { idSchema, instantSchema } from './primitives';
import { hazardSchema } from './product';
import { vatNumberStateSchema } from './vat';

export const OFFER_STATES = ['open', 'accepted', 'rejected', 'expired', 'cancelled'] as const;

/** An offer of the shop to one customer (§3): an order of type 7 that has not been placed. */
export const offerSchema = orderSchema.extend({
  /** `expired` from its last moment on, even if the job has not run yet. */
  state: z.enum(OFFER_STATES),
  validUntil: instantSchema,
  /** The shop's message. */
  note: z.string(),
  /** Goods with less stock than offered, while it is open. */
  shortItems: z.array(z.object({ name: z.string(), available: z.int().nonnegative() })),
  /**
   * The current state of the buyer's VAT number, while the offer is open and its VAT depends on
   * one. Without VAT it can be accepted only with a valid number.
   */
  vatNumberNow: vatNumberStateSchema.nullable().default(null),
  /**
   * Legally required data of the goods, by the id of their line: the base price at the offer's
   * price (PAngV § 4), and the hazard labels (CLP art. 48). Gross.
   */
  goods: z.record(
    z.string(),
    z.object({ basePrice: basePriceSchema.nullable(), hazard: hazardSchema.nullable() }),
  ),
  /** The order placed by its acceptance. */
  acceptedOrder: z.object({ id: idSchema, accessKey: z.string() }).nullable(),
});
export type Offer = z.infer<typeof offerSchema>;
