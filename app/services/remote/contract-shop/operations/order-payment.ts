import type { OrderPaymentOperations, PreparedPayment } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { preparedSchema, toPreparedPayment } from '../entities/payment';
import { readAnswer } from '../read-answer';

/** Another payment method for an order. */
export function orderPaymentOperations(call: ContractCall): OrderPaymentOperations {
  return {
    async setOrderPaymentMethod({ orderId, paymentId, accessKey }) {
      await call.ask('setOrderPaymentMethod', {
        orderId,
        paymentId,
        ...(accessKey !== undefined && { accessKey }),
      });
      return executePayment(call, { orderId, paymentId });
    },
  };
}

/** The next step of an order's payment method. */
export async function executePayment(
  call: ContractCall,
  input: { orderId: number; paymentId?: number },
): Promise<PreparedPayment> {
  const { type, value } = prepared('doExecutePayment', await call.ask('doExecutePayment', input));
  // Pages of a provider are separate, and none is embedded in the shop's.
  if (type === 'externalContentUrl') return { type: 'redirectUrl', value };
  if (type === 'htmlContent') return { type: 'errorCode', value: 'payment.notAvailable' };
  return { type, value };
}

/** The step before the order. */
export async function preparePayment(call: ContractCall): Promise<PreparedPayment> {
  return prepared('doPreparePayment', await call.ask('doPreparePayment'));
}

function prepared(operation: string, answer: unknown): PreparedPayment {
  return toPreparedPayment(readAnswer(operation, preparedSchema, answer));
}
