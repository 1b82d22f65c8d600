import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { noteOrderEvent } from '../../core/note-event';
import { needlessRefund } from '../balance/balance';
import { loadBalanceFacts } from '../balance/balance-facts';

type WaitingRefund = { id: number; amount: Cents; isBare: boolean };

/**
 * Removes waiting refunds of a locked order that are no longer due: the buyer's bank took the money
 * back, or it was refunded at the provider. One that may have been sent to the provider stays until
 * the provider has answered.
 */
export async function dropNeedlessRefunds(ctx: CommerceContext, orderId: number): Promise<void> {
  let rest = needlessRefund(await loadBalanceFacts(ctx, orderId));
  if (rest === 0) return;
  const { rows } = await ctx.db.client.query<WaitingRefund>(
    `select f.id, f.amount, f.return_id is null and f.gift_card_amount = 0 as is_bare
     from refund f left join provider_refund r on r.refund_id = f.id
     where f.order_id = $1 and f.repaid_at is null
       and (r.id is null or r.state = 'refused' or r.state = 'queued' and r.tried_at is null)
     order by f.payment_id is null, r.state = 'queued', f.id desc for update of f`,
    [orderId],
  );
  for (const { id, amount, isBare } of rows) {
    const cut = Math.min(amount, rest);
    if (cut === 0) break;
    rest -= cut;
    await cutRefund(ctx, id, { left: amount - cut, isBare });
    await noteOrderEvent(ctx, orderId, 'payment.refundDropped', { amount: cut });
  }
}

async function cutRefund(
  { db, now }: CommerceContext,
  id: number,
  { left, isBare }: { left: Cents; isBare: boolean },
): Promise<void> {
  if (left === 0) await db.client.query('delete from provider_refund where refund_id = $1', [id]);
  if (left === 0 && isBare) await db.client.query('delete from refund where id = $1', [id]);
  else
    await db.client.query(
      `update refund set amount = $2::bigint, payment_id = case when $2 > 0 then payment_id end,
         repaid_at = case when $2 = 0 then $3::timestamptz end where id = $1`,
      [id, left, now()],
    );
}
