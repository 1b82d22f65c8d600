import * as z from 'zod/v4';
import { idSchema, instantSchema } from './primitives';

export const returnReasonSchema = z.object({ id: idSchema, name: z.string() });

export const returnReasonsSchema = z.object({
  reasons: z.array(returnReasonSchema),
  defaultReasonId: idSchema.nullable(),
});

/** Goods sent back (§3). */
export const returnSchema = z.object({
  id: idSchema,
  number: z.string(),
  date: instantSchema,
  reason: returnReasonSchema,
  comment: z.string().optional(),
  items: z.array(z.object({ variationId: idSchema, quantity: z.int().min(1) })),
});
export type Return = z.infer<typeof returnSchema>;
