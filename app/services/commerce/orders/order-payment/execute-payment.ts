import type { PreparedPayment } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { needsNoKey } from '../order/get-order';
import { ownerOfOrder } from '../order/owner-of-order';
import { startPayment } from '../online-payments/start-payment';

/**
 * The next step of the payment method after the order. Only for an order that the visitor may see without
 * its key: the customer on any device, a guest on the device that placed it.
 */
export async function executePayment(
  ctx: CommerceContext,
  { orderId, paymentId }: { orderId: number; paymentId?: number },
): Promise<PreparedPayment> {
  const refused = { type: 'errorCode', value: 'order.notFound' } as const;
  const owner = await ownerOfOrder(ctx, orderId);
  if (!(await needsNoKey(ctx, orderId, owner))) return refused;
  const { rows } = await ctx.db.client.query<{ paymentKey: string }>({
    name: 'order_payment_key',
    text: `select o.payment_key from orders o
     where o.id = $1 and o.payment_method_id = coalesce($2, o.payment_method_id)`,
    values: [orderId, paymentId ?? null],
  });
  if (!rows[0]) return refused;
  return startPayment(ctx, orderId, rows[0].paymentKey);
}
