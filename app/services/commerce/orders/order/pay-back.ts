import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { IS_ONLINE } from '../../sale/payments/mollie/mollie-way';
import { LEFT_OF, PAYS_BACK } from './write-refund';

/**
 * Distributes money that the operator refunded over the payments it came by: first those the
 * payment provider does not refund itself, then overpayments, then the latest. The caller holds the
 * lock of the order, and `amount` (in cents) is no more than was received.
 */
export async function payBack(ctx: CommerceContext, orderId: number, amount: Cents): Promise<void> {
  await ctx.db.client.query(
    `with money as (
       select p.id, p.attempt, p.status, ${IS_ONLINE('p.payment_key')} as is_online, ${LEFT_OF} as left_over
       from payment p where p.order_id = $1
     ), rest as (
       select p.id, p.left_over, coalesce(sum(p.left_over) over (
           order by p.is_online, ${PAYS_BACK}
           rows between unbounded preceding and 1 preceding), 0) as before
       from money p
     ), share as (
       select id, least(left_over, greatest(0, $2::bigint - before)) as back from rest
     )
     update payment p set refunded = p.refunded + share.back,
       refunded_at = case when p.refunded + share.back >= p.received then $3::timestamptz end
     from share where p.id = share.id and share.back > 0`,
    [orderId, amount, ctx.now()],
  );
}

/** The same for money that was refunded from this payment of a locked order. */
export async function payBackWith(
  ctx: CommerceContext,
  paymentId: number,
  amount: Cents,
): Promise<void> {
  await ctx.db.client.query(
    `update payment set refunded = refunded + $2,
       refunded_at = case when refunded + $2 >= received then $3::timestamptz end,
       charged_back = least(charged_back, received - refunded - $2)
     where id = $1`,
    [paymentId, amount, ctx.now()],
  );
}
