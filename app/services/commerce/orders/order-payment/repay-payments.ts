import { ShopError, type Cents } from '../../../shop-api';
import { transact, type CommerceContext } from '../../ground/commerce-context';
import { payBack } from '../order/pay-back';
import { noteOrderEvent } from '../../ground/note-event';

/**
 * Notes that the refunds of an order that wait were paid: for what was withdrawn from unsent, for an order
 * that ended, for what came too much. Gives how much that is in cents; 0 when nothing waits. Throws
 * `order.notFound`. (§ 355(3), § 357(1) BGB)
 */
export function repayPayments(ctx: CommerceContext, orderId: number): Promise<Cents> {
  return transact(ctx, async (ctx) => {
    const { rows: orders } = await ctx.db.client.query(
      'select from orders where id = $1 for update',
      [orderId],
    );
    if (!orders[0]) throw new ShopError('order.notFound', { code: 404 });
    const { rows } = await ctx.db.client.query<{ amount: Cents }>(
      `update refund set repaid_at = $2 where order_id = $1 and repaid_at is null returning amount`,
      [orderId, ctx.now()],
    );
    const amount = rows.reduce((sum, row) => sum + row.amount, 0);
    if (amount > 0) {
      await payBack(ctx, orderId, amount);
      await noteOrderEvent(ctx, orderId, 'payment.repaid', { amount });
    }
    return amount;
  });
}
