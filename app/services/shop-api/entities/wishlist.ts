import * as z from 'zod';
import { idSchema } from './primitives';
import { listProductSchema } from './product';

/** An entry of the wish list (§3); the variation is its key. */
export const wishlistItemSchema = z.object({
  variationId: idSchema,
  quantity: z.int().min(1),
  /** Null if it can no longer be shown. */
  variation: listProductSchema.nullable(),
});
export type WishlistItem = z.infer<typeof wishlistItemSchema>;
