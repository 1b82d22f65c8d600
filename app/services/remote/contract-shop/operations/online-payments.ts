import { ShopError, type OnlinePayment, type OnlinePaymentOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { onlinePaymentSchema, toOnlinePayment } from '../entities/online-payment';
import { notOffered } from '../not-offered';
import { readAnswer } from '../read-answer';

/**
 * Payments through the payment provider of the upstream shop. The provider's parts of pages, card
 * fields and pictures, are not in the contract.
 */
export function onlinePaymentOperations(call: ContractCall): OnlinePaymentOperations {
  async function ask(operation: string, argument: unknown): Promise<OnlinePayment> {
    const answer = await call.ask(operation, argument);
    return toOnlinePayment(readAnswer(operation, onlinePaymentSchema, answer));
  }
  const getMolliePayment: OnlinePaymentOperations['getMolliePayment'] = (input) =>
    ask('getMolliePayment', input);
  return {
    getMollieSettings: async () => ({
      preventOrderCreation: false,
      preventOrderCreationGranular: {},
      mollieComponents: false,
      profileId: '',
      isDisturbed: false,
    }),
    getMolliePayment,
    async getMolliePaymentAndUpdateStatus({ paymentId, accessKey }) {
      // The payments of an order are unknown: its own page shows the state of the payment.
      if (paymentId === undefined) throw new ShopError('order.notFound');
      const argument = { paymentId, ...(accessKey !== undefined && { accessKey }) };
      return ask('getMolliePaymentAndUpdateStatus', argument);
    },
    doCreateMolliePaymentFromBasket: (input) => ask('doCreateMolliePaymentFromBasket', input),
    doCreateMolliePaymentFromOrder: (input) => ask('doCreateMolliePaymentFromOrder', input),
    doCreatePlentyPaymentFromMolliePayment: (input) =>
      ask('doCreatePlentyPaymentFromMolliePayment', input),
    async doAttachMolliePaymentToOrder({ molliePaymentId: paymentId, ...input }) {
      await call.ask('doAttachMolliePaymentToOrder', { ...input, molliePaymentId: paymentId });
      const { accessKey } = input;
      return getMolliePayment({ paymentId, ...(accessKey !== undefined && { accessKey }) });
    },
    // Its answer names no payment of the provider.
    doAttachPaymentToOrder: notOffered,
    doPatchMolliePayment: (input) => ask('doPatchMolliePayment', input),
    doCaptureMolliePayment: (input) => ask('doCaptureMolliePayment', input),
    getPaymentIcon: async () => null,
  };
}
