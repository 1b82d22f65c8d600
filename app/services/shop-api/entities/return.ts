import * as z from 'zod';
import { orderDocumentSchema } from './order';
import { orderReturnSchema } from './return-on-order';
import { pageOf } from './pagination';
import { idSchema } from './primitives';
import { returnReasonSchema } from './return-reason';

export const returnReasonsSchema = z.object({
  reasons: z.array(
    returnReasonSchema.extend({
      /** The goods are faulty: also valid for goods mixed to order. */
      isFault: z.boolean(),
    }),
  ),
  defaultReasonId: idSchema.nullable(),
});
export type ReturnReasons = z.infer<typeof returnReasonsSchema>;

/** A return (§3). */
export const returnSchema = orderReturnSchema.extend({
  number: z.string(),
  /** The order of the goods, with its access key. */
  origin: z.object({ id: idSchema, accessKey: z.string() }),
  /** Of its first line; null for a withdrawal, which needs no reason. */
  reason: returnReasonSchema.nullable(),
  /** Return note and credit note; also on the page of their order. */
  documents: z.array(orderDocumentSchema),
  currency: z.string(),
});
export type Return = z.infer<typeof returnSchema>;

export const returnPageSchema = pageOf(returnSchema);
export type ReturnPage = z.infer<typeof returnPageSchema>;

/** The answer of `doMakeOrderReturn`. */
export const returnReceiptSchema = z.object({ id: idSchema, isRepeat: z.boolean() });
export type ReturnReceipt = z.infer<typeof returnReceiptSchema>;
