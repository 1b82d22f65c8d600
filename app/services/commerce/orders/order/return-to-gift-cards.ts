import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/**
 * Returns the amount that gift cards paid of a locked order to them, the last one first; `amount`
 * (in cents) is no more than they paid. A card that has expired meanwhile is valid for another
 * year.
 */
export async function returnToGiftCards(
  ctx: CommerceContext,
  orderId: number,
  amount: Cents,
): Promise<void> {
  if (amount === 0) return;
  await ctx.db.client.query(
    `with rest as (
       select gift_card_id as id, amount - returned as left_over,
         coalesce(sum(amount - returned) over (order by gift_card_id desc
           rows between unbounded preceding and 1 preceding), 0) as before
       from gift_card_use where order_id = $1
     ), share as (
       select id, least(left_over, greatest(0, $2::bigint - before))::bigint as back from rest
     ), used as (
       update gift_card_use u set returned = u.returned + share.back
       from share where u.order_id = $1 and u.gift_card_id = share.id
     )
     update gift_card g set open_amount = g.open_amount + share.back,
       valid_to = greatest(g.valid_to, case when g.valid_to is not null
         then $3::timestamptz + interval '1 year' end)
     from share where g.id = share.id and share.back > 0`,
    [orderId, amount, ctx.now()],
  );
}
