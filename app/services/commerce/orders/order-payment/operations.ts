import type { CheckoutOperations, OrderPaymentOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { executePayment } from './execute-payment';
import { setOrderPaymentMethod } from './set-order-payment-method';

/** Payment of placed orders (§7). */
export function orderPaymentOperations(
  ctx: CommerceContext,
): OrderPaymentOperations & Pick<CheckoutOperations, 'doExecutePayment'> {
  return {
    doExecutePayment: (input) => executePayment(ctx, input),
    setOrderPaymentMethod: (input) => setOrderPaymentMethod(ctx, input),
  };
}
