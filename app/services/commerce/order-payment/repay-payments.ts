import { ShopError, type Cents } from '../../shop-api';
import { transact, type CommerceContext } from '../commerce-context';

/**
 * Notes that money which was not owed was paid back: what came for an order that was paid already, and
 * all that came for an order that is cancelled. Gives how much that is in cents; 0 when there is
 * nothing of the kind. Throws `order.notFound`.
 */
export function repayPayments(ctx: CommerceContext, orderId: number): Promise<Cents> {
  return transact(ctx, async (ctx) => {
    const { rows: orders } = await ctx.db.client.query<{ status: string }>(
      'select status from orders where id = $1 for update',
      [orderId],
    );
    if (!orders[0]) throw new ShopError('order.notFound', { code: 404 });
    const owedBack = orders[0].status === 'cancelled' ? ['paid', 'surplus'] : ['surplus'];
    const { rows } = await ctx.db.client.query<{ amount: Cents }>(
      `with owed as (
         select id, amount - refunded as rest from payment
         where order_id = $1 and status = any($2) and refunded_at is null
       )
       update payment p set refunded = amount, refunded_at = $3 from owed
       where p.id = owed.id returning owed.rest as amount`,
      [orderId, owedBack, ctx.now()],
    );
    const amount = rows.reduce((sum, row) => sum + row.amount, 0);
    if (amount > 0) {
      await ctx.db.client.query(
        `insert into event_log (order_id, kind, data, at) values ($1, 'payment.repaid', $2, $3)`,
        [orderId, JSON.stringify({ amount }), ctx.now()],
      );
    }
    return amount;
  });
}
