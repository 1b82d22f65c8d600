import * as z from 'zod';
import { LIMITS } from '../entities/field-limits';
import { idSchema } from '../entities/primitives';
import type { WishlistItem } from '../entities/wishlist';

export const addWishlistItemInputSchema = z.strictObject({
  variationId: idSchema,
  quantity: z.int().min(1).max(LIMITS.cart.quantity).default(1),
});
export type AddWishlistItemInput = z.input<typeof addWishlistItemInputSchema>;

export const deleteWishlistItemInputSchema = z.strictObject({ variationId: idSchema });

export type WishlistOperations = {
  /** What the visitor, guest or customer remembers, the latest first. Writes nothing. */
  getWishlist(): Promise<WishlistItem[]>;
  /** The same as ids alone (`basket.itemWishListIds`): for the frame of a page. */
  getWishlistIds(): Promise<number[]>;
  /**
   * Remembers a variation; one that is remembered already takes the quantity. Throws
   * `wishlist.variationNotFound` and `wishlist.full`.
   */
  doAddWishlistItem(
    input: AddWishlistItemInput,
  ): Promise<{ variationId: number; quantity: number }>;
  /** Forgets a variation; false when it was not remembered. */
  deleteWishlistItem(input: z.input<typeof deleteWishlistItemInputSchema>): Promise<boolean>;
};
