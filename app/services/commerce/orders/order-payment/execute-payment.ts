import type { PreparedPayment } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { startPayment } from '../online-payments/start-payment';

/** The next step of the payment method after the order; only for an order of this visitor. */
export async function executePayment(
  ctx: CommerceContext,
  { orderId, paymentId }: { orderId: number; paymentId?: number },
): Promise<PreparedPayment> {
  const { rows } = await ctx.db.client.query<{ paymentKey: string }>({
    name: 'order_payment_key',
    text: `select o.payment_key as "paymentKey" from orders o join order_access a on a.order_id = o.id
     where o.id = $1 and o.payment_method_id = coalesce($2, o.payment_method_id)
       and a.session_id = $3`,
    values: [orderId, paymentId ?? null, ctx.visitor.sessionId],
  });
  if (!rows[0]) return { type: 'errorCode', value: 'order.notFound' };
  return startPayment(ctx, orderId, rows[0].paymentKey);
}
