import { randomUUID } from 'node:crypto';
import type { Cents } from '../../../shop-api';
import { isGone } from '../../../payments/mollie/is-gone';
import type { MollieRefund } from '../../../payments/mollie/mollie-gateway';
import type { CommerceContext } from '../../core/commerce-context';
import { noteOrderEvent } from '../../core/note-event';
import { queueMail } from '../../core/outbox/queue';
import { blockUnpaidGiftCards } from '../order/block-gift-cards';
import { dropNeedlessRefunds } from '../order/drop-needless-refunds';
import { payBackWith } from '../order/pay-back';
import type { OnlinePaymentRow } from './online-payment-row';
import { noteRefundState, providerRefundsOf, type ProviderRefundRow } from './provider-refund-row';

/**
 * Compares the refunds of a locked order's payment with those at the provider: records which have
 * arrived or failed, matches those that were sent without an answer, and records refunds that the
 * operator made in the provider's dashboard. True while one is pending.
 */
export async function settleRefunds(
  ctx: CommerceContext,
  payment: OnlinePaymentRow,
  refunds: readonly MollieRefund[],
): Promise<boolean> {
  const ours = await providerRefundsOf(ctx, payment);
  for (const refund of refunds) {
    const known = ours.find(({ providerId }) => providerId === refund.id);
    if (known) await follow(ctx, known, refund);
    else if (!isGone(refund)) await takeOver(ctx, payment, ours, refund);
  }
  // Includes those recorded just now.
  return (await providerRefundsOf(ctx, payment)).some(({ state }) => state === 'sent');
}

async function follow(ctx: CommerceContext, row: ProviderRefundRow, refund: MollieRefund) {
  if (row.state === 'sent' && refund.status === 'refunded') {
    row.state = 'refunded';
    await noteRefundState(ctx, row);
  }
  const isBooked = row.state === 'sent' || row.state === 'refunded';
  if (isBooked && isGone(refund)) await bringBack(ctx, row, refund.status);
}

/** One that was sent without an answer, or refused and made there by hand; else it is foreign. */
async function takeOver(
  ctx: CommerceContext,
  payment: OnlinePaymentRow,
  ours: ProviderRefundRow[],
  refund: MollieRefund,
): Promise<void> {
  const waiting = ours.find(
    ({ state, amount }) => (state === 'queued' || state === 'refused') && amount === refund.amount,
  );
  if (waiting) return acceptRefund(ctx, waiting, refund);
  await noteForeign(ctx, payment, refund);
}

/** The provider makes the refund: it is booked with its payment. `row` is of a locked order. */
export async function acceptRefund(
  ctx: CommerceContext,
  row: ProviderRefundRow,
  refund: MollieRefund,
): Promise<void> {
  row.state = refund.status === 'refunded' ? 'refunded' : 'sent';
  row.providerId = refund.id;
  const { orderId, paymentId, amount, refundId } = row;
  await noteRefundState(ctx, row);
  await payBackWith(ctx, paymentId, amount);
  await ctx.db.client.query(
    `with paid as (update refund set repaid_at = $2 where id = $1)
     update payment set next_check_at = coalesce(next_check_at, $2::timestamptz + interval '6 hours')
     where id = $3`,
    [refundId, ctx.now(), paymentId],
  );
  await noteOrderEvent(ctx, orderId, 'payment.refunded', { amount, reason: row.reason });
  // A return has its own mail about it.
  if (row.reason !== 'returned') await queueMail(ctx, 'mail:payment_refunded', { refundId });
}

/** The provider refuses the refund: it waits for the operator. `row` is of a locked order. */
export async function refuseRefund(
  ctx: CommerceContext,
  row: ProviderRefundRow,
  why: string,
): Promise<void> {
  row.state = 'refused';
  await noteRefundState(ctx, row, why);
  const { orderId, amount } = row;
  await noteOrderEvent(ctx, orderId, 'payment.refundRefused', { amount, why });
  await dropNeedlessRefunds(ctx, orderId);
}

/** A booked refund has failed: its amount is no longer counted. */
async function bringBack(ctx: CommerceContext, row: ProviderRefundRow, why: string): Promise<void> {
  await ctx.db.client.query(
    `with waits as (update refund set repaid_at = null where id = $1)
     update payment p set refunded = refunded - $3, refunded_at = null,
       status = case when p.status = 'paid' and exists (
         select from payment k where k.order_id = p.order_id and k.id <> p.id
           and k.status = 'paid' and k.refunded_at is null) then 'duplicate' else p.status end
     where id = $2`,
    [row.refundId, row.paymentId, row.amount],
  );
  await refuseRefund(ctx, row, why);
}

/** The operator refunded it at the provider: it is recorded, and is not refunded twice. */
async function noteForeign(
  ctx: CommerceContext,
  { id, orderId }: OnlinePaymentRow,
  refund: MollieRefund,
): Promise<void> {
  const { rows } = await ctx.db.client.query<{ id: number; amount: Cents }>(
    `insert into refund (order_id, payment_id, reason, amount, asked_at, repaid_at)
     select order_id, id, 'provider', least($2, received - refunded), $3, $3
     from payment where id = $1 and received > refunded returning id, amount`,
    [id, refund.amount, ctx.now()],
  );
  const noted = rows[0];
  if (!noted) return;
  await ctx.db.client.query(
    `insert into provider_refund (refund_id, idempotency_key, provider_id, state, tried_at, created_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [
      noted.id,
      randomUUID(),
      refund.id,
      refund.status === 'refunded' ? 'refunded' : 'sent',
      ctx.now(),
    ],
  );
  await payBackWith(ctx, id, noted.amount);
  const about = { amount: noted.amount, reason: 'provider' };
  await noteOrderEvent(ctx, orderId, 'payment.refunded', about);
  await queueMail(ctx, 'mail:payment_refunded', { refundId: noted.id });
  await dropNeedlessRefunds(ctx, orderId);
  await blockUnpaidGiftCards(ctx, orderId);
}
