import type { CommerceContext } from '../../core/commerce-context';
import { balanceOf } from '../balance/balance';
import { loadBalanceFacts } from '../balance/balance-facts';
import { endAttempts } from '../../sale/payments/mollie/queue-work';
import { unblockPaidGiftCards } from './block-gift-cards';
import { changeOrderStatus } from './change-order-status';
import { deliverGiftCards } from './deliver-gift-cards';

/**
 * Ends the waiting for money of a locked order with nothing due, whether money came or the order
 * has become smaller: `paymentId`, else the current attempt, is the one that paid it; the others
 * end, and until the goods are sent the order names the method by which the money came, so that it
 * is not collected again. Gift cards that were bought with it are created then, or unblocked where
 * their money had been taken back, and an order of nothing else is delivered by their mail. True
 * when nothing is due.
 */
export async function settlePayment(
  ctx: CommerceContext,
  orderId: number,
  paymentId: number | null = null,
): Promise<boolean> {
  const { due, paid } = balanceOf(await loadBalanceFacts(ctx, orderId));
  if (due > 0) return false;
  if (paid > 0 || paymentId !== null) await keepOne(ctx, orderId, paymentId);
  await changeOrderStatus(ctx, {
    orderId,
    from: 'pendingPayment',
    to: 'confirmed',
    reason: 'paid',
  });
  await unblockPaidGiftCards(ctx, orderId);
  if (await deliverGiftCards(ctx, orderId)) {
    const reason = 'giftCards';
    await changeOrderStatus(ctx, { orderId, from: 'confirmed', to: 'shipped', reason });
  }
  return true;
}

async function keepOne(ctx: CommerceContext, orderId: number, paymentId: number | null) {
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `select id from payment where order_id = $1 and (id = $2 or $2::int is null
       and status in ('open', 'pending', 'authorized'))`,
    [orderId, paymentId],
  );
  if (!rows[0]) return;
  // The others first: one attempt at most is paid, one at most is active.
  await endAttempts(ctx, orderId, rows[0].id);
  await ctx.db.client.query(
    `with settled as (update payment set status = 'paid' where id = $2)
     update orders o set payment_method_id = p.method_id, payment_method_name = p.method_name,
       payment_key = p.payment_key
     from payment p
     where o.id = $1 and p.id = $2 and o.payment_method_id <> p.method_id
       and o.status in ('pendingPayment', 'confirmed')`,
    [orderId, rows[0].id],
  );
}
