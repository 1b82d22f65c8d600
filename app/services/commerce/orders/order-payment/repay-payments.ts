import { ShopError, type Cents } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { payBack, payBackWith } from '../order/pay-back';
import { noteOrderEvent } from '../../core/note-event';

/**
 * Records that the refunds of an order that wait for the operator were paid: for what was withdrawn
 * from unsent, for an order that ended, for overpayments, and what the payment provider refused to
 * pay back. Returns the amount in cents; 0 when nothing waits. Throws `order.notFound`. (§ 355(3),
 * § 357(1) BGB)
 */
export function repayPayments(ctx: CommerceContext, orderId: number): Promise<Cents> {
  return transact(ctx, async (ctx) => {
    const { rows: orders } = await ctx.db.client.query(
      'select from orders where id = $1 for update',
      [orderId],
    );
    if (!orders[0]) throw new ShopError('order.notFound');
    const { rows } = await ctx.db.client.query<{ amount: Cents; paymentId: number | null }>(
      `with refused as (
         update provider_refund r set state = 'byHand' from refund f
         where f.id = r.refund_id and f.order_id = $1 and f.repaid_at is null and r.state = 'refused'
         returning f.id
       )
       update refund set repaid_at = $2
       where order_id = $1 and repaid_at is null
         and (payment_id is null or id in (select id from refused))
       returning amount, payment_id`,
      [orderId, ctx.now()],
    );
    const sum = (of: typeof rows) => of.reduce((sum, row) => sum + row.amount, 0);
    for (const { paymentId, amount } of rows) {
      if (paymentId !== null) await payBackWith(ctx, paymentId, amount);
    }
    const byHand = sum(rows.filter(({ paymentId }) => paymentId === null));
    if (byHand > 0) await payBack(ctx, orderId, byHand);
    const amount = sum(rows);
    if (amount > 0) await noteOrderEvent(ctx, orderId, 'payment.repaid', { amount });
    return amount;
  });
}
