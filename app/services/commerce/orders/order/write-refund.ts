import { randomUUID } from 'node:crypto';
import type { RefundReason } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { IS_ONLINE } from '../../sale/payments/mollie/mollie-way';
import { sharesOf, type PaymentWithMoney, type Share } from './refund-shares';

type NewRefund = {
  orderId: number;
  reason: RefundReason;
  /** In cents. */
  money: Cents;
  /** The amount that was returned to gift cards. */
  giftCards: Cents;
  /** The return it is for: the operator's part of it is refunded with it. */
  returnId?: number;
  askedAt?: Date;
};

/** SQL: the part of a payment `p` that the shop has, and that no refund has planned. */
export const LEFT_OF = `(p.received - p.refunded - p.charged_back - (
  select coalesce(sum(amount), 0)::bigint from refund where payment_id = p.id and repaid_at is null))`;

/** SQL: the order in which payments `p` are refunded: first duplicates, then the latest. */
export const PAYS_BACK = `p.status <> 'duplicate', p.attempt desc`;

/**
 * Writes the refund of a locked order: a row for each payment at the provider, which the outbox
 * refunds, and one for the rest, which waits for the operator. The first row contains the amount
 * returned to gift cards. Returns the operator's amount, in cents.
 */
export async function writeRefund(ctx: CommerceContext, refund: NewRefund): Promise<Cents> {
  const shares: Share[] = refund.money > 0 ? await planShares(ctx, refund) : [];
  if (shares.length === 0) shares.push({ paymentId: null, amount: 0 });
  for (const [index, share] of shares.entries()) {
    await insertShare(ctx, refund, { ...share, giftCards: index === 0 ? refund.giftCards : 0 });
  }
  return shares.find(({ paymentId }) => paymentId === null)?.amount ?? 0;
}

async function planShares({ db }: CommerceContext, { orderId, money }: NewRefund) {
  const { rows } = await db.client.query<PaymentWithMoney & { byHand: Cents }>({
    name: 'refund_payments',
    text: `select p.id, ${IS_ONLINE('p.payment_key')} and p.provider_id is not null as is_online,
             ${LEFT_OF} as left,
             (select coalesce(sum(amount), 0)::bigint from refund
               where order_id = $1 and payment_id is null and repaid_at is null) as by_hand
           from payment p where p.order_id = $1 order by ${PAYS_BACK}`,
    values: [orderId],
  });
  return sharesOf(rows, money, rows[0]?.byHand ?? 0);
}

async function insertShare(
  ctx: CommerceContext,
  { orderId, reason, returnId, askedAt = ctx.now() }: NewRefund,
  { paymentId, amount, giftCards }: Share & { giftCards: Cents },
): Promise<void> {
  const isDone = amount === 0 || (returnId !== undefined && paymentId === null);
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `insert into refund (order_id, return_id, payment_id, reason, amount, gift_card_amount,
       asked_at, repaid_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      orderId,
      returnId ?? null,
      paymentId,
      reason,
      amount,
      giftCards,
      askedAt,
      isDone ? ctx.now() : null,
    ],
  );
  if (paymentId === null) return;
  await ctx.db.client.query(
    `with sent as (
       insert into provider_refund (refund_id, idempotency_key, created_at) values ($1, $2, $3)
       returning id
     )
     insert into outbox (kind, dedupe_key, payload, next_at, created_at)
     select 'payment:refund', 'payment:refund:' || id, jsonb_build_object('providerRefundId', id), $3, $3
     from sent`,
    [rows[0]!.id, randomUUID(), ctx.now()],
  );
}
