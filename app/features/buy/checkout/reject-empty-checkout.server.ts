import type { Guard } from '~/lib/guard';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { flashCookie, readFlash } from '~/features/page/notices/notice-cookie.server';
import { localePath } from '~/i18n/locales';
import { seeOtherDocument } from '~/lib/reply-to-form.server';
import type { RequestHead } from '~/services/backend';
import type { RequestContext } from '~/services/context.server';
import { isShopError, type ShopError } from '~/services/shop-api';

export type CheckoutPath = '/checkout' | '/readonly-checkout';

/**
 * An empty order redirects to the cart with a notice (open point 1.1), and with the goods that left
 * it: during this request, or during the one that redirected here, whose notices were not shown yet.
 */
export function emptyCart(
  context: Pick<RequestContext, 'prefix' | 'left'>,
  page?: RequestHead,
): Response {
  const notice = { type: 'neutral', key: 'notices.cartEmpty' } as const;
  const notices = [notice, ...(page ? readFlash(page) : []), ...leftNotices(context)];
  return seeOtherDocument(localePath(context.prefix, '/cart'), [flashCookie(notices)]);
}

/** reject-empty-checkout, before a page that shows the checkout. */
export const rejectEmptyCheckout: Guard = async ({ context, request }) => {
  const { cart } = await context.shop.getCheckout();
  if (cart.items.length === 0) throw emptyCart(context, request);
};

/** The shop's answer, or null if the cart is empty. */
export async function unlessEmpty<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isShopError(error, 'order.incomplete') && isEmpty(error)) return null;
    throw error;
  }
}

function isEmpty({ cause }: ShopError): boolean {
  return Array.isArray(cause?.missing) && cause.missing.includes('items');
}
