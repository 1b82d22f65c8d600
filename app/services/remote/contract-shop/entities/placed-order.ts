import * as z from 'zod';
import * as lenient from './lenient';

/** The fields of an order that are needed directly after it was placed, or to find it again. */
export const placedOrderSchema = z
  .object({
    order: z.object({ id: lenient.id, accessKey: z.string().min(1), createdAt: lenient.text }),
    totals: z.object({ totalGross: lenient.cents, openAmount: lenient.cents }).optional(),
  })
  .transform(({ order: { id, accessKey, createdAt }, totals }) => ({
    id,
    accessKey,
    /** NaN if absent. */
    createdAt: Date.parse(createdAt),
    /** In cents; the second is the amount left after gift cards. */
    totals: totals ? [totals.totalGross, totals.openAmount] : [],
  }));
