import * as z from 'zod';
import { idSchema } from './primitives';
import { listProductSchema } from './product';

/** Something remembered (§3); the variation is its key. */
export const wishlistItemSchema = z.object({
  variationId: idSchema,
  quantity: z.int().min(1),
  /** Null when there is nothing to show of it any more. */
  variation: listProductSchema.nullable(),
});
export type WishlistItem = z.infer<typeof wishlistItemSchema>;
