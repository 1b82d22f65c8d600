import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { noteOrderEvent } from '../../core/note-event';
import { queueMail } from '../../core/outbox/queue';
import { blockUnpaidGiftCards } from '../order/block-gift-cards';
import { dropNeedlessRefunds } from '../order/drop-needless-refunds';
import { findPayment, type OnlinePaymentRow } from './online-payment-row';

/**
 * The bank of a buyer charged back money of a locked order: it no longer belongs to the shop,
 * refunds that are no longer due are dropped, gift cards that were bought with it stop paying, and
 * the operator is notified. People decide what happens to the goods (R23).
 */
export async function noteChargeBack(
  ctx: CommerceContext,
  { id, orderId, attempt }: OnlinePaymentRow,
  taken: Cents,
): Promise<void> {
  const payment = (await findPayment(ctx, id))!;
  const amount = Math.min(taken, payment.received - payment.refunded);
  // It never decreases: an older answer may arrive later.
  if (amount <= payment.chargedBack) return;
  await ctx.db.client.query(
    `update payment set charged_back = $2, status = 'charged_back' where id = $1`,
    [id, amount],
  );
  await dropNeedlessRefunds(ctx, orderId);
  await blockUnpaidGiftCards(ctx, orderId);
  await noteOrderEvent(ctx, orderId, 'payment.chargedBack', { attempt, amount: taken });
  await queueMail(ctx, 'mail:charge_back', { paymentId: id, amount }, { orderId });
}
