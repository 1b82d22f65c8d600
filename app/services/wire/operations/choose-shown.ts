import { isShopError, type ShopApi } from '~/services/shop-api';
import { preselectedPayment } from '../shapes/checkout';

/**
 * The preselected methods of a cart are the ones ordered; if a selected one is gone, even at this
 * moment, the shopper must select again: the order reports it.
 */
export async function chooseShown(shop: ShopApi): Promise<void> {
  const cart = await shop.getCart();
  if (cart.items.length === 0 || cart.methodOfPaymentId !== null) return;
  const { list, selected } = await shop.getPaymentProviders();
  const paymentId = preselectedPayment(list, selected);
  if (selected !== null || paymentId === null) return;
  try {
    await shop.setPaymentProvider({ paymentId });
  } catch (error) {
    if (!isShopError(error, 'payment.notAvailable')) throw error;
  }
}
