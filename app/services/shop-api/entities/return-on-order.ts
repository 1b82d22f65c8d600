import * as z from 'zod';
import { centsSchema, idSchema, instantSchema } from './primitives';
import { returnReasonSchema } from './return-reason';
import { vatSumsSchema } from './vat';

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
      /** The line of the order it is of. */
      orderItemId: idSchema,
      variationId: z.int().nonnegative(),
      name: z.string(),
      variationName: z.string(),
      quantity: z.int().min(1),
      /** Null for a withdrawal, which needs none. */
      reason: returnReasonSchema.nullable(),
      /** Share of the order's discount, which is not paid back. */
      discount: centsSchema,
    }),
  ),
  /** Holds goods mixed to order, given no fault: whether money goes back is looked at first. */
  isToBeExamined: z.boolean(),
  /** What is paid back for it, and what of that is for delivery and for the fee of the way to pay. */
  refund: centsSchema,
  shippingRefund: centsSchema,
  paymentFeeRefund: centsSchema,
  /** The VAT in it, as its credit note names it. */
  vats: vatSumsSchema,
});
export type OrderReturn = z.infer<typeof orderReturnSchema>;
