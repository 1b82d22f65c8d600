import type { RequestContext } from '~/services/context.server';
import { wishlistView, type WishlistView } from './wishlist-view';

/** The visitor's wishlist, with their prices. */
export async function loadWishlist({ shop, priceGroup }: RequestContext): Promise<WishlistView> {
  return wishlistView(await shop.getWishlist(), priceGroup);
}
