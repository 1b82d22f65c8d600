import type { Cart, ShopApi } from '~/services/shop-api';
import { preselectedPayment } from './checkout';

/**
 * A cart with the way to pay that is shown as chosen: while none is, the first one offered, since
 * clients read the choice from the cart. What is shown is what doPlaceOrder takes.
 */
export async function shownCart<T extends Pick<Cart, 'items' | 'methodOfPaymentId'>>(
  cart: T,
  { shop }: { shop: Pick<ShopApi, 'getPaymentProviders'> },
): Promise<T> {
  if (cart.items.length === 0 || cart.methodOfPaymentId !== null) return cart;
  const { list, selected } = await shop.getPaymentProviders();
  return { ...cart, methodOfPaymentId: preselectedPayment(list, selected) };
}
