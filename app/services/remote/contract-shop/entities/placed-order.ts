import * as z from 'zod';
import * as lenient from './lenient';

/** What of an order is needed right after it was placed, or to find it again. */
export const placedOrderSchema = z
  .object({
    order: z.object({ id: lenient.id, accessKey: z.string().min(1), createdAt: lenient.text }),
    totals: z.object({ totalGross: lenient.cents, openAmount: lenient.cents }).optional(),
  })
  .transform(({ order: { id, accessKey, createdAt }, totals }) => ({
    id,
    accessKey,
    /** NaN where it is not told. */
    createdAt: Date.parse(createdAt),
    /** In cents; the second is what gift cards left to pay. */
    totals: totals ? [totals.totalGross, totals.openAmount] : [],
  }));
