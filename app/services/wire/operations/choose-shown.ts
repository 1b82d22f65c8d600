import { isShopError, type ShopApi } from '~/services/shop-api';
import { preselectedPayment } from '../shapes/checkout';

/**
 * What was shown as chosen for a cart is what is ordered; a choice that went away, also at this moment, is for the
 * shopper to make anew: the order says so.
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
