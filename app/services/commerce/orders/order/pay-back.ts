import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';

/**
 * Counts money that goes back with the payments it came with: first those that were not owed, then the
 * latest. The caller holds the lock of the order, and `amount` (in cents) is no more than came.
 */
export async function payBack(ctx: CommerceContext, orderId: number, amount: Cents): Promise<void> {
  await ctx.db.client.query(
    `with rest as (
       select id, received - refunded as left_over, coalesce(sum(received - refunded) over (
           order by status <> 'surplus', attempt desc
           rows between unbounded preceding and 1 preceding), 0) as before
       from payment where order_id = $1
     ), share as (
       select id, least(left_over, greatest(0, $2::bigint - before)) as back from rest
     )
     update payment p set refunded = p.refunded + share.back,
       refunded_at = case when p.refunded + share.back >= p.received then $3::timestamptz end
     from share where p.id = share.id and share.back > 0`,
    [orderId, amount, ctx.now()],
  );
}
