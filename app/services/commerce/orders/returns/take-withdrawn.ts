import type { CommerceContext } from '../../core/commerce-context';
import { writeReturn } from './write-return';

type RefusedReturn = { orderId: number; returnId: number };

/**
 * Pieces of a refused or cancelled return that were withdrawn from meanwhile: they are still to be
 * returned, by a return without a reason (§ 357(1) BGB). If that one is refused too, the shop has
 * decided. The caller holds the lock of the order.
 */
export async function takeWithdrawn(
  ctx: CommerceContext,
  { orderId, returnId }: RefusedReturn,
): Promise<void> {
  const { rows } = await ctx.db.client.query<{ id: number; quantity: number }>(
    `select l.id, least(b.quantity, l.withdrawn - l.unsent - l.returned - coalesce((
         select sum(d.quantity) from order_line d join orders r on r.id = d.order_id
         where d.origin_line_id = l.id and d.return_reason_id is null
           and r.status in ('refused', 'cancelled')), 0))::int as quantity
     from order_line b join order_line l on l.id = b.origin_line_id
     where b.order_id = $1 order by l.position`,
    [returnId],
  );
  const items = rows
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => ({ orderItemId: id, quantity, returnReasonId: null }));
  if (items.length === 0) return;
  await writeReturn(ctx, { orderId, items, withShipping: await isWhole(ctx, orderId) });
}

/**
 * Whether all that was sent as a parcel was withdrawn from. Then delivery is refunded too (§ 357(2)
 * BGB), whatever gift cards stay.
 */
async function isWhole({ db }: CommerceContext, orderId: number): Promise<boolean> {
  const { rows } = await db.client.query(
    `select from order_line where order_id = $1 and type_id in (1, 2) and not is_gift_card
       and withdrawn < quantity limit 1`,
    [orderId],
  );
  return rows.length === 0;
}
