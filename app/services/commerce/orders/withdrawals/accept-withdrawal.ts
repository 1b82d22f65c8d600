import { ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { takeOut } from '../order/take-out';
import { ringOutbox } from '../../core/outbox/queue';

/**
 * Accepts the withdrawal from goods that were mixed to order and are not sent yet: they are not
 * sent and not billed (§ 312g(2) no. 1 BGB leaves it to the shop). Returns the number of pieces; 0:
 * there are none. Throws `order.notFound`.
 */
export async function acceptWithdrawal(ctx: CommerceContext, orderId: number): Promise<number> {
  const accepted = await transact(ctx, async (ctx) => {
    const { rows } = await ctx.db.client.query<{ status: string }>(
      'select status from orders where id = $1 and type_id = 1 for update',
      [orderId],
    );
    if (!rows[0]) throw new ShopError('order.notFound');
    if (!['pendingPayment', 'confirmed'].includes(rows[0].status)) return 0;
    const lines = await ctx.db.client.query<{ orderItemId: number; quantity: number }>(
      `select id as order_item_id, withdrawn - unsent as quantity from order_line
       where order_id = $1 and type_id in (1, 2) and withdrawn > unsent`,
      [orderId],
    );
    if (lines.rows.length > 0) await takeOut(ctx, { orderId, pieces: lines.rows });
    return lines.rows.reduce((sum, { quantity }) => sum + quantity, 0);
  });
  ringOutbox();
  return accepted;
}
