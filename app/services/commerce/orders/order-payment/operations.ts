import type { OrderPaymentOperations } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { setOrderPaymentMethod } from './set-order-payment-method';

/** How an order that was placed is paid (§7). */
export function orderPaymentOperations(ctx: CommerceContext): OrderPaymentOperations {
  return { setOrderPaymentMethod: (input) => setOrderPaymentMethod(ctx, input) };
}
