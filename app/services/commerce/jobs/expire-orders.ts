import { transact, type CommerceContext } from '../commerce-context';
import { changeOrderStatus } from '../orders/change-order-status';
import { confirmPayment } from '../orders/confirm-payment';
import { ringOutbox } from '../outbox/queue';
import { providerOf } from '../payments/providers';

/**
 * Cancels orders paid in advance whose last day to pay (`pay_until`, a day in Berlin) is over and
 * whose money has not come: their provider is asked once more, and what is paid is confirmed. Each
 * order is a transaction of its own; every process may run it at once, and of job and payment the
 * first to lock the order wins. Gives how many it cancelled. Throws an AggregateError when some
 * could not be cancelled, which hold up no other.
 */
export async function expireOrders(ctx: CommerceContext): Promise<number> {
  const { rows } = await ctx.db.client.query<{ id: number; paymentKey: string }>(
    `select id, payment_key as "paymentKey" from orders
     where status = 'pendingPayment' and pay_until < ($1::timestamptz at time zone 'Europe/Berlin')::date
     order by id limit 500`,
    [ctx.now()],
  );
  let cancelled = 0;
  const failures: Error[] = [];
  for (const { id: orderId, paymentKey } of rows) {
    const change = { orderId, from: 'pendingPayment', to: 'cancelled', reason: 'unpaid' } as const;
    try {
      const state = await providerOf(paymentKey)?.sync(ctx, orderId);
      if (state === 'paid') await confirmPayment(ctx, orderId);
      else if (await transact(ctx, (ctx) => changeOrderStatus(ctx, change))) cancelled += 1;
    } catch (error) {
      failures.push(new Error(`order ${orderId}: ${String(error)}`, { cause: error }));
    }
  }
  if (cancelled > 0) ringOutbox();
  if (failures.length > 0) {
    throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
  }
  return cancelled;
}
