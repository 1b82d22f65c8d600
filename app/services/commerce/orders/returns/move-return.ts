import type { ReturnStatus } from '../../../../../database/schema';
import { ORDER_TYPE, ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { makeDocument } from '../documents/register/make-document';
import { unblockGiftCards } from '../order/block-gift-cards';
import { hasGoodsToSend } from '../balance/goods-to-send';
import { changeOrderStatus } from '../order/change-order-status';
import { queueMail, ringOutbox } from '../../core/outbox/queue';
import { settleReturn } from './settle-return';
import { takeWithdrawn } from './take-withdrawn';

/**
 * Changes the status of a return: received, refunded, refused or cancelled. Refused or cancelled
 * pieces can be returned again, and those that were withdrawn from get a new return; a refusal gets
 * a mail. A refund counts with the payment, or lowers the bill, and gets a credit note and a mail.
 * `isSellable` puts the returned goods into stock. Of two rivals the second finds the first one's
 * result: true when this call changed it. Throws `return.notFound` and `order.statusNotAllowed`.
 */
export async function moveReturn(
  ctx: CommerceContext,
  {
    returnId,
    to,
    isSellable = false,
  }: { returnId: number; to: ReturnStatus; isSellable?: boolean },
): Promise<boolean> {
  const isChanged = await transact(ctx, async (ctx) => {
    const about = await lockReturn(ctx, returnId);
    if (!(await changeOrderStatus(ctx, { orderId: returnId, to, reason: 'operator' })))
      return false;
    if (to === 'refused' || to === 'cancelled') {
      await giveBack(ctx, returnId);
      await takeWithdrawn(ctx, { orderId: about, returnId });
      await unblockGiftCards(ctx, { orderId: about, returnId });
      if (to === 'refused') await queueMail(ctx, 'mail:return_refused', { returnId });
    }
    if (to === 'received' && isSellable) await restock(ctx, returnId);
    if (to === 'refunded') {
      await settleReturn(ctx, { orderId: about, returnId });
      // Gift cards were on no invoice.
      if (await hasGoodsToSend(ctx, returnId)) {
        await makeDocument(ctx, 'creditNote', returnId, { about });
      }
      await queueMail(ctx, 'mail:refund_made', { returnId });
    }
    return true;
  });
  ringOutbox();
  return isChanged;
}

/** The order first, as in every function that changes what of it is returned. */
async function lockReturn(ctx: CommerceContext, returnId: number): Promise<number> {
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `select id from orders where id = (select origin_order_id from orders
                                    where id = $1 and type_id = $2) for update`,
    [returnId, ORDER_TYPE.return],
  );
  if (!rows[0]) throw new ShopError('return.notFound');
  return rows[0].id;
}

async function giveBack(ctx: CommerceContext, returnId: number): Promise<void> {
  await ctx.db.client.query(
    `update order_line l set returned = l.returned - b.quantity
     from order_line b where b.order_id = $1 and b.origin_line_id = l.id`,
    [returnId],
  );
}

/** Locks goods in ascending variation id, as everywhere. Goods mixed to order are not resold. */
async function restock(ctx: CommerceContext, returnId: number): Promise<void> {
  await ctx.db.client.query(
    `with back as (
       select variation_id as id, sum(quantity) as quantity from order_line
       where order_id = $1 and type_id in (1, 3) and not is_mixed_to_order group by 1
     ), locked as (
       select variation_id as id from stock where variation_id in (select id from back)
       order by variation_id for update
     )
     update stock s set on_hand = s.on_hand + back.quantity
     from back join locked using (id) where s.variation_id = back.id`,
    [returnId],
  );
}
