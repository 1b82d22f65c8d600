import type { PaymentState } from '../../../../../database/schema';
import type { MolliePayment, MollieRefund } from '../../../payments/mollie/mollie-gateway';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { noteOrderEvent } from '../../core/note-event';
import { ringOutbox } from '../../core/outbox/queue';
import { bookPayment } from '../order/confirm-payment';
import { applyAuthorization, expireAuthorization } from './authorization';
import { nextCheck } from './next-check';
import { noteChargeBack } from './note-charge-back';
import { lockPayment, type OnlinePaymentRow } from './online-payment-row';
import { queueRelease } from '../../sale/payments/mollie/queue-work';
import { hasRefunds } from './provider-refund-row';
import { settleRefunds } from './settle-refunds';

/** The rank of a state in the life of a payment; it never decreases (reliability A2.4, R16). */
const RANK: Record<PaymentState, number> = {
  open: 0,
  pending: 1,
  authorized: 2,
  failed: 3,
  expired: 3,
  canceled: 3,
  paid: 4,
  duplicate: 4,
  refunded: 5,
  charged_back: 5,
};

/** Applies the provider's answer about a payment; null: the provider has no such payment. */
export async function applyAnswer(
  ctx: CommerceContext,
  payment: OnlinePaymentRow,
  answer: MolliePayment | null,
): Promise<void> {
  if (!answer || !isOurs(payment, answer)) return noteMismatch(ctx, payment, answer);
  const refunds = (await hasRefunds(ctx, payment, answer))
    ? await ctx.mollie!.gateway.listRefunds(answer.id)
    : null;
  await transact(ctx, async (ctx) => {
    await apply(ctx, await lockPayment(ctx, payment), answer, refunds);
    await ctx.hook('sync:before-commit');
  });
  await ctx.hook('sync:committed');
  ringOutbox();
}

/** Whether the answer is about this order, this attempt and this amount (R22). */
function isOurs(payment: OnlinePaymentRow, answer: MolliePayment): boolean {
  const { metadata, express, amount, currency } = answer;
  const isAbout = metadata?.orderId === payment.orderId && metadata.attempt === payment.attempt;
  return (
    answer.id === payment.providerId &&
    amount === payment.asked &&
    currency === payment.currency &&
    // A payment from the cart had no order yet; its key is this payment's.
    (isAbout || express === payment.idempotencyKey)
  );
}

async function apply(
  ctx: CommerceContext,
  payment: OnlinePaymentRow & { orderStatus: string },
  answer: MolliePayment,
  refunds: MollieRefund[] | null,
): Promise<void> {
  await ctx.hook('sync:locked');
  const { status } = answer;
  if (RANK[status] > RANK[payment.status]) {
    if (status === 'pending') await setState(ctx, payment.id, status);
    else if (status === 'authorized') await applyAuthorization(ctx, payment);
    else if (status === 'paid') await book(ctx, payment, answer);
    else await end(ctx, payment, status);
  } else if (status === 'authorized' && RANK[payment.status] === RANK.canceled) {
    // It was given up meanwhile: the authorization is released.
    await queueRelease(ctx, payment.id, 'authorized');
  }
  if (answer.amountChargedBack > 0) await noteChargeBack(ctx, payment, answer.amountChargedBack);
  const isWaiting = refunds !== null && (await settleRefunds(ctx, payment, refunds));
  await ctx.db.client.query({
    name: 'online_payment_checked',
    text: `update payment set provider_status = $2, checked_at = $3, mismatch_at = null,
             next_check_at = $4 where id = $1`,
    values: [payment.id, status, ctx.now(), nextCheck(payment, status, isWaiting, ctx.now())],
  });
}

/**
 * Books the received amount: a capture may be less than was requested, also where the shop has no
 * record of the authorization.
 */
async function book(ctx: CommerceContext, payment: OnlinePaymentRow, answer: MolliePayment) {
  const { orderId, attempt, id } = payment;
  const amount = answer.amountCaptured > 0 ? answer.amountCaptured : answer.amount;
  await bookPayment(ctx, orderId, { attempt, amount });
  // It brought less than is due, and no more will come.
  await ctx.db.client.query(
    `update payment set status = 'paid' where id = $1 and status not in ('paid', 'duplicate')`,
    [id],
  );
}

/** The attempt was unsuccessful: the order keeps waiting. */
async function end(
  ctx: CommerceContext,
  payment: OnlinePaymentRow & { orderStatus: string },
  status: 'failed' | 'expired' | 'canceled' | 'open',
): Promise<void> {
  await setState(ctx, payment.id, status);
  const { orderId, attempt } = payment;
  await noteOrderEvent(ctx, orderId, 'payment.ended', { attempt, status });
  if (payment.status === 'authorized') await expireAuthorization(ctx, { ...payment, status });
}

async function setState(ctx: CommerceContext, id: number, status: PaymentState): Promise<void> {
  await ctx.db.client.query('update payment set status = $2 where id = $1', [id, status]);
}

/**
 * Books nothing; the operator has to look at it. A payment that is paid already stays unchanged,
 * and is queried later.
 */
async function noteMismatch(
  ctx: CommerceContext,
  payment: OnlinePaymentRow,
  answer: MolliePayment | null,
): Promise<void> {
  const isNew = await transact(ctx, async (ctx) => {
    const now = await lockPayment(ctx, payment);
    if (RANK[now.status] >= RANK.paid) {
      await ctx.db.client.query(
        `update payment set next_check_at = $2::timestamptz + interval '6 hours'
         where id = $1 and next_check_at is not null`,
        [payment.id, ctx.now()],
      );
      return false;
    }
    await ctx.db.client.query(
      `update payment set mismatch_at = coalesce(mismatch_at, $2), checked_at = $2,
         next_check_at = $2::timestamptz + interval '1 hour' where id = $1`,
      [payment.id, ctx.now()],
    );
    if (now.mismatchAt !== null) return false;
    const { orderId, attempt } = payment;
    await noteOrderEvent(ctx, orderId, 'payment.mismatch', { attempt, said: saidBy(answer) });
    return true;
  });
  if (!isNew) return;
  const said = JSON.stringify(saidBy(answer));
  ctx.mollie?.log(
    `payment ${payment.id} of order ${payment.orderId} is not what the provider says: ${said}; nothing was booked`,
  );
}

function saidBy(answer: MolliePayment | null) {
  if (!answer) return null;
  const { id, status, amount, currency, metadata } = answer;
  return { id, status, amount, currency, metadata };
}
