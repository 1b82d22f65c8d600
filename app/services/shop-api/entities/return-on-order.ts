import * as z from 'zod/v4';
import { idSchema, instantSchema } from './primitives';
import { returnReasonSchema } from './return-reason';

export const RETURN_STATES = ['requested', 'received', 'refunded', 'refused', 'cancelled'] as const;

/** For which reasons goods may be sent back: the shop takes some back of its own accord, for a while. */
export const RETURNABLE_FOR = ['anything', 'faults', 'nothing'] as const;
export type ReturnableFor = (typeof RETURNABLE_FOR)[number];

/** Goods of an order that come back, as the order's own page shows them. */
export const orderReturnSchema = z.object({
  id: idSchema,
  date: instantSchema,
  statusName: z.enum(RETURN_STATES),
  comment: z.string().optional(),
  items: z.array(
    z.object({
      variationId: z.int().nonnegative(),
      name: z.string(),
      variationName: z.string(),
      quantity: z.int().min(1),
      /** Null for a withdrawal, which needs none. */
      reason: returnReasonSchema.nullable(),
    }),
  ),
  /** Holds goods mixed to order, given no fault: whether money goes back is looked at first. */
  isToBeExamined: z.boolean(),
});
export type OrderReturn = z.infer<typeof orderReturnSchema>;
