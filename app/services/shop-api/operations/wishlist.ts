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
  /** Returns the wish list of the visitor, guest or customer, the latest first. Writes nothing. */
  getWishlist(): Promise<WishlistItem[]>;
  /** Returns only the ids (`basket.itemWishListIds`): for the frame of a page. */
  getWishlistIds(): Promise<number[]>;
  /**
   * Adds a variation; an existing one gets the new quantity. Throws `wishlist.variationNotFound`
   * and `wishlist.full`.
   */
  doAddWishlistItem(
    input: AddWishlistItemInput,
  ): Promise<{ variationId: number; quantity: number }>;
  /** Removes a variation; false if it was not on the list. */
  deleteWishlistItem(input: z.input<typeof deleteWishlistItemInputSchema>): Promise<boolean>;
};
