import type { Cart, ShopApi } from '~/services/shop-api';
import { preselectedPayment } from './checkout';

/**
 * A cart with its preselected payment method: without a selection, the first one offered, because
 * clients read the selection from the cart. doPlaceOrder uses the same one.
 */
export async function shownCart<T extends Pick<Cart, 'items' | 'methodOfPaymentId'>>(
  cart: T,
  { shop }: { shop: Pick<ShopApi, 'getPaymentProviders'> },
): Promise<T> {
  if (cart.items.length === 0 || cart.methodOfPaymentId !== null) return cart;
  const { list, selected } = await shop.getPaymentProviders();
  return { ...cart, methodOfPaymentId: preselectedPayment(list, selected) };
}
