import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { noteOrderEvent } from '../../core/note-event';
import { queueMail } from '../../core/outbox/queue';
import { blockUnpaidGiftCards } from '../order/block-gift-cards';
import { dropNeedlessRefunds } from '../order/drop-needless-refunds';
import { findPayment, type OnlinePaymentRow } from './online-payment-row';

/**
 * The bank of a buyer took money of a locked order back: it is the shop's no more, nothing that waits to be
 * paid back of it is, gift cards that were bought with it pay no more, and the operator hears of it. What
 * happens to the goods is for people to say (R23).
 */
export async function noteChargeBack(
  ctx: CommerceContext,
  { id, orderId, attempt }: OnlinePaymentRow,
  taken: Cents,
): Promise<void> {
  const payment = (await findPayment(ctx, id))!;
  const amount = Math.min(taken, payment.received - payment.refunded);
  // It never goes down by itself: an older answer may come later.
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
