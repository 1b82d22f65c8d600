import { additionalInformationSchema, type CheckoutOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import type { AddressOperations } from './addresses';
import { executePayment, preparePayment } from './order-payment';
import { findPlacedOrder, placeOrder, wayToPay } from './place-order';
import { readCheckout, readMethods, sayWith, type Neighbours } from './read-checkout';
import { saveCheckout } from './save-checkout';

/** The operations of the checkout except those on addresses. */
type OfCheckout = Omit<CheckoutOperations, keyof AddressOperations>;

/** Methods, the checkout as a whole, and its order. */
export function checkoutOperations(call: ContractCall, shop: Neighbours): OfCheckout {
  return {
    getShippingProvider: async () => (await readMethods(call, shop)).shipping,
    async setShippingProvider({ shippingId }) {
      await call.ask('setShippingProvider', { shippingId });
      return [];
    },
    getPaymentProviders: async () => (await readMethods(call, shop)).payment,
    async setPaymentProvider({ paymentId }) {
      await call.ask('setPaymentProvider', { paymentId });
    },
    async doAdditionalInformation(input) {
      await sayWith(call, await shop.getCart(), additionalInformationSchema.parse(input));
    },
    getCheckout: () => readCheckout(call, shop),
    doSaveCheckout: async (input) => (await saveCheckout(call, shop, input)).saved,
    doPreparePayment: () => preparePayment(call),
    doPlaceOrder: (input) => placeOrder(call, shop, input),
    getPlacedOrder: ({ attemptId }) => findPlacedOrder(call, shop, attemptId),
    doExecutePayment({ orderId, paymentId = wayToPay(orderId) }) {
      return executePayment(call, { orderId, ...(paymentId !== undefined && { paymentId }) });
    },
  };
}
