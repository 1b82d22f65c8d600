import { ShopError, type ExpressPaymentOperations } from '~/services/shop-api';

/**
 * Paying from the cart is not offered: the buyer comes back from it to a page of the upstream shop, and what they
 * paid before an order is in no answer that a front could match with it.
 */
export function expressPaymentOperations(): ExpressPaymentOperations {
  return {
    getPayPalSettings: async () => ({ merchantId: '', clientId: '', isSandbox: false }),
    doCreateExpressPayment: () =>
      Promise.reject(new ShopError('payment.notAvailable', { code: 409 })),
    getExpressPayment: async () => null,
  };
}
