import type { PreparedPayment } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { startPayment } from '../online-payments/start-payment';

/**
 * The next step of the payment method after the order. Only for an order of this visitor: the device that
 * placed it, and its customer on any device.
 */
export async function executePayment(
  ctx: CommerceContext,
  { orderId, paymentId }: { orderId: number; paymentId?: number },
): Promise<PreparedPayment> {
  const { rows } = await ctx.db.client.query<{ paymentKey: string }>({
    name: 'order_payment_key',
    text: `select o.payment_key as "paymentKey" from orders o
     where o.id = $1 and o.payment_method_id = coalesce($2, o.payment_method_id)
       and (o.customer_id = $4 or exists (
         select from order_access a where a.order_id = o.id and a.session_id = $3))`,
    values: [orderId, paymentId ?? null, ctx.visitor.sessionId, ctx.visitor.customer?.id ?? null],
  });
  if (!rows[0]) return { type: 'errorCode', value: 'order.notFound' };
  return startPayment(ctx, orderId, rows[0].paymentKey);
}
