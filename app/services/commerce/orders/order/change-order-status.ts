import { ORDER_TYPE, ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { makeDocument } from '../documents/register/make-document';
import { queueMail } from '../../core/outbox/queue';
import { hasGoodsToSend } from '../balance/goods-to-send';
import { blockGiftCards } from './block-gift-cards';
import { claimStock, releaseStock } from './settle-stock';
import { noteOrderEvent } from '../../core/note-event';
import { noteRefund } from './note-refund';
import { mayFollow, type OrderTypeId, type Status } from './order-life';
import { endAttempts, queueCapture } from '../../sale/payments/mollie/queue-work';
import { releaseCoupons } from '../../sale/coupons/release-coupons';

type StatusChange = {
  orderId: number;
  to: Status;
  /** Only from this status; an order with another one stays unchanged. */
  from?: Status;
  /** Why, for the event log and the mail: `unpaid`, `paid`, `authorized`, `operator`, `withdrawn`. */
  reason: string;
};

/**
 * The only function by which an order, a return or an offer changes its status (`order-life.ts`),
 * with everything that follows from it: cancelling an order releases stock and coupon, closes open
 * payments, records the refund and notifies the shopper; withdrawing from all of it unsent does the
 * same, with the receipt as the notification; sending takes the goods out of stock, captures
 * authorized money, makes delivery note and invoice. Run it in a transaction. The row is locked
 * first, so of two rivals the second finds the first one's result: true when this call changed it,
 * false when it had that status already or `from` no longer applies. Throws
 * `order.statusNotAllowed` (409), `order.notFound`, and `return.giftCards` for an order that ends
 * when a gift card of it was used.
 */
export async function changeOrderStatus(
  ctx: CommerceContext,
  { orderId, to, from, reason }: StatusChange,
): Promise<boolean> {
  const { rows } = await ctx.db.client.query<{ status: Status; typeId: OrderTypeId }>(
    'select status, type_id from orders where id = $1 for update',
    [orderId],
  );
  if (!rows[0]) throw new ShopError('order.notFound');
  const { status, typeId } = rows[0];
  if (status === to || (from && status !== from)) return false;
  if (!mayFollow(typeId, status, to)) {
    throw new ShopError('order.statusNotAllowed', { cause: { from: status, to } });
  }
  await ctx.hook('status:locked');
  await ctx.db.client.query(
    `update orders set status = $2, updated_at = $3,
       sent_at = case when type_id = 1 and $2 = 'shipped' then $3 else sent_at end
     where id = $1`,
    [orderId, to, ctx.now()],
  );
  // A return or an offer holds neither stock nor coupon, and has no payment of its own.
  const isOrder = typeId === ORDER_TYPE.order;
  if (isOrder && to === 'shipped') await send(ctx, orderId);
  if (isOrder && to === 'cancelled') await cancel(ctx, orderId, reason);
  if (isOrder && to === 'withdrawn') await end(ctx, orderId, 'withdrawn');
  await noteOrderEvent(ctx, orderId, 'order.status', { from: status, to, reason });
  await ctx.hook('status:before-commit');
  return true;
}

async function send(ctx: CommerceContext, orderId: number): Promise<void> {
  await claimStock(ctx, orderId);
  await queueCapture(ctx, orderId);
  // Gift cards were sent by mail, with a separate receipt.
  if (!(await hasGoodsToSend(ctx, orderId))) return;
  await makeDocument(ctx, 'deliveryNote', orderId);
  const { id: documentId } = await makeDocument(ctx, 'invoice', orderId);
  await queueMail(ctx, 'mail:document_ready', { documentId });
  await queueMail(ctx, 'mail:order_shipped', { orderId });
}

async function cancel(ctx: CommerceContext, orderId: number, reason: string): Promise<void> {
  await end(ctx, orderId, 'cancelled');
  const { id: documentId } = await makeDocument(ctx, 'reversalDocument', orderId);
  await queueMail(ctx, 'mail:order_cancelled', { orderId }, { reason, documentId });
}

/** Releases what it holds, ends its payment attempts and records the refund of what was paid. */
async function end(ctx: CommerceContext, orderId: number, why: 'cancelled' | 'withdrawn') {
  await blockGiftCards(ctx, orderId);
  await releaseStock(ctx, orderId);
  await releaseCoupons(ctx, orderId);
  await endAttempts(ctx, orderId);
  await noteRefund(ctx, orderId, why);
}
