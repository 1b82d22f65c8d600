import * as z from 'zod';
import { orderDocumentSchema } from './order';
import { orderReturnSchema } from './return-on-order';
import { pageOf } from './pagination';
import { idSchema } from './primitives';
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

/** Goods sent back (§3). */
export const returnSchema = orderReturnSchema.extend({
  number: z.string(),
  /** The order the goods are of, with the key that opens it. */
  origin: z.object({ id: idSchema, accessKey: z.string() }),
  /** Of its first line; null for a withdrawal, which needs no reason. */
  reason: returnReasonSchema.nullable(),
  /** Return note and credit note; the page of the order they are about has them too. */
  documents: z.array(orderDocumentSchema),
  currency: z.string(),
});
export type Return = z.infer<typeof returnSchema>;

export const returnPageSchema = pageOf(returnSchema);
export type ReturnPage = z.infer<typeof returnPageSchema>;

/** What `doMakeOrderReturn` answers. */
export const madeReturnSchema = z.object({ id: idSchema, isRepeat: z.boolean() });
export type MadeReturn = z.infer<typeof madeReturnSchema>;
