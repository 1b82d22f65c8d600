import { loadQuickCheckout } from '~/features/buy/cart/quick-checkout.server';
import type { QuickCheckoutView } from '~/features/buy/cart/quick-checkout-view';
import type { RequestHead } from '~/services/backend';
import type { RequestContext } from '~/services/context.server';
import { readFlashNotices, type NoticeView } from '../notices/read-notices.server';

/** The visitor's own data in the frame. */
export type PersonalView = {
  cartCount: number;
  /** Ids of the variations on the wishlist. */
  wished: readonly number[];
  notices: NoticeView[];
  /** The goods that the last page's form put into the cart. */
  quickCheckout: QuickCheckoutView | null;
};

export async function loadPersonal(
  request: RequestHead,
  context: RequestContext,
): Promise<PersonalView> {
  const quickCheckout = await loadQuickCheckout(request, context);
  return {
    cartCount: await context.shop.getCartCount(),
    wished: await context.shop.getWishlistIds(),
    notices: readFlashNotices(request, context.locale, { isPanelShown: quickCheckout !== null }),
    quickCheckout,
  };
}
