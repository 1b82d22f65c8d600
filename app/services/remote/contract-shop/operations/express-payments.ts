import { ShopError, type ExpressPaymentOperations } from '~/services/shop-api';

/**
 * Express payment is not offered: the buyer returns from it to a page of the upstream shop, and a
 * front end cannot match a payment before an order with any answer.
 */
export function expressPaymentOperations(): ExpressPaymentOperations {
  return {
    getPayPalSettings: async () => ({ merchantId: '', clientId: '', isSandbox: false }),
    doCreateExpressPayment: () => Promise.reject(new ShopError('payment.notAvailable')),
    getExpressPayment: async () => null,
  };
}
