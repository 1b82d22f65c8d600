import { ShopError } from '../../shop-api';
import { transact, type CommerceContext } from '../commerce-context';
import { changeOrderStatus } from './change-order-status';

export type PaymentBooked = 'confirmed' | 'alreadyPaid' | 'orderCancelled';

/**
 * Books the money of an order as received and confirms the order, once. Money for an order that
 * was cancelled meanwhile is booked too, so that the ledger check names it until it is paid back
 * (`orderCancelled`). Throws `order.notFound`.
 */
export function confirmPayment(ctx: CommerceContext, orderId: number): Promise<PaymentBooked> {
  return transact(ctx, async (ctx) => {
    const { rows } = await ctx.db.client.query<{ status: string }>(
      'select status from orders where id = $1 for update',
      [orderId],
    );
    const order = rows[0];
    if (!order) throw new ShopError('order.notFound', { code: 404 });
    const { rowCount } = await ctx.db.client.query(
      `update payment set status = 'paid', checked_at = $2
       where id = (select id from payment where order_id = $1 order by attempt desc limit 1)
         and status in ('open', 'pending', 'authorized', 'canceled', 'expired')`,
      [orderId, ctx.now()],
    );
    if (order.status === 'cancelled') return rowCount ? 'orderCancelled' : 'alreadyPaid';
    await changeOrderStatus(ctx, {
      orderId,
      from: 'pendingPayment',
      to: 'confirmed',
      reason: 'paid',
    });
    return rowCount ? 'confirmed' : 'alreadyPaid';
  });
}
