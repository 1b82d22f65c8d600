import type { CommerceContext } from '../../core/commerce-context';
import { noteOrderEvent } from '../../core/note-event';
import { queueWork } from '../../core/outbox/queue';
import { orderRulesOf } from '../../core/settings/order-rules';
import { changeOrderStatus } from '../order/change-order-status';
import { hasEnded, isSent } from '../balance/has-ended';
import { balanceOf } from '../balance/balance';
import { loadBalanceFacts } from '../balance/balance-facts';
import type { OnlinePaymentRow } from './online-payment-row';
import { queueCapture, queueRelease } from '../../sale/payments/mollie/queue-work';

type LockedPayment = OnlinePaymentRow & { orderStatus: string };

/**
 * Applies the authorization of a payment to its locked order: the goods may be sent, and the payment is
 * captured then. The authorization is released if nothing is due any more.
 */
export async function applyAuthorization(
  ctx: CommerceContext,
  payment: LockedPayment,
): Promise<void> {
  const { id, orderId, orderStatus } = payment;
  const { due } = balanceOf(await loadBalanceFacts(ctx, orderId));
  const isNeeded = due > 0 && !hasEnded(orderStatus);
  await ctx.db.client.query('update payment set status = $2 where id = $1', [
    id,
    isNeeded ? 'authorized' : 'canceled',
  ]);
  if (!isNeeded) return queueRelease(ctx, id, 'authorized');
  if (isSent(orderStatus)) return void (await queueCapture(ctx, orderId));
  await changeOrderStatus(ctx, {
    orderId,
    from: 'pendingPayment',
    to: 'confirmed',
    reason: 'authorized',
  });
}

/**
 * Applies the end of an authorization that was not captured to its locked order: goods that were not sent
 * wait for another payment, like those of a new order.
 */
export async function expireAuthorization(
  ctx: CommerceContext,
  payment: LockedPayment,
): Promise<void> {
  const { id, orderId, orderStatus, attempt } = payment;
  await noteOrderEvent(ctx, orderId, 'payment.lapsed', { attempt });
  const { due } = balanceOf(await loadBalanceFacts(ctx, orderId));
  if (due === 0 || orderStatus !== 'confirmed') return;
  await changeOrderStatus(ctx, { orderId, to: 'pendingPayment', reason: 'lapsed' });
  const { onlinePaymentDays } = orderRulesOf((await ctx.reference()).settings);
  await ctx.db.client.query(
    `update orders set pay_until = ($2::timestamptz at time zone 'Europe/Berlin')::date + $3::int
     where id = $1`,
    [orderId, ctx.now(), onlinePaymentDays],
  );
  await queueWork(ctx, {
    kind: 'mail:payment_lapsed',
    dedupeKey: `mail:payment_lapsed:${id}`,
    payload: { orderId },
  });
}
