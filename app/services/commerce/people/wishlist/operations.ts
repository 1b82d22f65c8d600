import type { WishlistOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { addWishlistItem } from './add-wishlist-item';
import { deleteWishlistItem } from './delete-wishlist-item';
import { getWishlist, getWishlistIds } from './get-wishlist';

/** The wishlist of one visitor (§7). */
export function wishlistOperations(ctx: CommerceContext): WishlistOperations {
  return {
    getWishlist: () => getWishlist(ctx),
    getWishlistIds: () => getWishlistIds(ctx),
    doAddWishlistItem: (input) => addWishlistItem(ctx, input),
    deleteWishlistItem: (input) => deleteWishlistItem(ctx, input),
  };
}
