import * as z from 'zod/v4';
import { orderDocumentSchema } from './order';
import { centsSchema, idSchema, instantSchema } from './primitives';
import { returnReasonSchema } from './return-reason';

export const returnReasonsSchema = z.object({
  reasons: z.array(
    returnReasonSchema.extend({
      /** The goods are at fault: counts for what was mixed to order, too. */
      isFault: z.boolean(),
    }),
  ),
  defaultReasonId: idSchema.nullable(),
});
export type ReturnReasons = z.infer<typeof returnReasonsSchema>;

export const RETURN_STATES = ['requested', 'received', 'refunded', 'refused', 'cancelled'] as const;

/** Goods sent back (§3). */
export const returnSchema = z.object({
  id: idSchema,
  number: z.string(),
  date: instantSchema,
  statusName: z.enum(RETURN_STATES),
  /** The order the goods are of, with the key that opens it. */
  origin: z.object({ id: idSchema, accessKey: z.string() }),
  /** Of its first line; null for a withdrawal, which needs no reason. */
  reason: returnReasonSchema.nullable(),
  comment: z.string().optional(),
  items: z.array(
    z.object({
      variationId: z.int().nonnegative(),
      name: z.string(),
      variationName: z.string(),
      quantity: z.int().min(1),
      reason: returnReasonSchema.nullable(),
    }),
  ),
  /** Holds goods mixed to order, given no fault: whether money goes back is looked at first. */
  isToBeExamined: z.boolean(),
  /** What is paid back for it. */
  refund: centsSchema,
  /** Return note and credit note; the page of the order they are about has them too. */
  documents: z.array(orderDocumentSchema),
  currency: z.string(),
});
export type Return = z.infer<typeof returnSchema>;

export const returnPageSchema = z.object({
  page: z.int(),
  lastPageNumber: z.int(),
  itemsPerPage: z.int(),
  totalsCount: z.int(),
  entries: z.array(returnSchema),
});
export type ReturnPage = z.infer<typeof returnPageSchema>;

/** What `doMakeOrderReturn` answers. */
export const madeReturnSchema = z.object({ id: idSchema, isRepeat: z.boolean() });
export type MadeReturn = z.infer<typeof madeReturnSchema>;
