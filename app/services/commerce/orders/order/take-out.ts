import type { CommerceContext } from '../../core/commerce-context';
import { changeOrderStatus } from './change-order-status';
import { noteRefund } from './note-refund';
import { settlePayment } from './settle-payment';
import { releasePieces } from './settle-stock';

/** Pieces of a line of an order. */
export type Pieces = { orderItemId: number; quantity: number };

/**
 * Removes withdrawn pieces from a locked order whose goods are not sent: they are not sent and not
 * billed, their stock is released, and what was paid for them is recorded as a refund (§ 355(3), §
 * 357(1) BGB). When nothing is left the order ends. Lines have counted them as withdrawn already.
 */
export async function takeOut(
  ctx: CommerceContext,
  { orderId, pieces }: { orderId: number; pieces: readonly Pieces[] },
): Promise<void> {
  await countUnsent(ctx, orderId, pieces);
  await releasePieces(ctx, orderId);
  if (await isNothingLeft(ctx, orderId)) {
    await changeOrderStatus(ctx, { orderId, to: 'withdrawn', reason: 'withdrawn' });
    return;
  }
  await noteRefund(ctx, orderId, 'withdrawn');
  await settlePayment(ctx, orderId);
}

/** Parts of a set stay here with it. */
async function countUnsent(ctx: CommerceContext, orderId: number, pieces: readonly Pieces[]) {
  await ctx.db.client.query(
    `update order_line l set unsent = l.unsent + t.quantity
     from unnest($2::int[], $3::int[]) t(id, quantity) where l.id = t.id and l.order_id = $1`,
    [orderId, pieces.map(({ orderItemId }) => orderItemId), pieces.map(({ quantity }) => quantity)],
  );
  await ctx.db.client.query(
    `update order_line part set unsent = part.quantity / l.quantity * l.unsent
     from order_line l where part.parent_id = l.id and l.order_id = $1`,
    [orderId],
  );
}

async function isNothingLeft({ db }: CommerceContext, orderId: number): Promise<boolean> {
  const { rows } = await db.client.query(
    `select from order_line where order_id = $1 and type_id in (1, 2) and unsent < quantity limit 1`,
    [orderId],
  );
  return rows.length === 0;
}
