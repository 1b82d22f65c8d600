import * as z from 'zod';
import { centsSchema, idSchema, instantSchema } from './primitives';
import { returnReasonSchema } from './return-reason';
import { vatSumsSchema } from './vat';

export const RETURN_STATES = ['requested', 'received', 'refunded', 'refused', 'cancelled'] as const;

/** Possible reasons of a return: the shop voluntarily accepts some goods for a while. */
export const RETURNABLE_FOR = ['anything', 'faults', 'nothing'] as const;
export type ReturnableFor = (typeof RETURNABLE_FOR)[number];

/** Returned goods of an order, as shown on the order's page. */
export const orderReturnSchema = z.object({
  id: idSchema,
  date: instantSchema,
  statusName: z.enum(RETURN_STATES),
  comment: z.string().optional(),
  items: z.array(
    z.object({
      /** The line of the order. */
      orderItemId: idSchema,
      variationId: z.int().nonnegative(),
      name: z.string(),
      variationName: z.string(),
      quantity: z.int().min(1),
      /** Null for a withdrawal, which needs none. */
      reason: returnReasonSchema.nullable(),
      /** Share of the order's discount, which is not refunded. */
      discount: centsSchema,
    }),
  ),
  /** Contains goods mixed to order without a reported fault: they are examined before a refund. */
  isToBeExamined: z.boolean(),
  /** The refund, and its parts for delivery and for the payment fee. */
  refund: centsSchema,
  shippingRefund: centsSchema,
  paymentFeeRefund: centsSchema,
  /** The VAT included, as in its credit note. */
  vats: vatSumsSchema,
});
export type OrderReturn = z.infer<typeof orderReturnSchema>;
