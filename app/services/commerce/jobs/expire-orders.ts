import { transact, type CommerceContext } from '../core/commerce-context';
import type { PaymentState } from '../../../../database/schema';
import { askProvider } from '../orders/online-payments/ask-provider';
import { findPaymentsOf } from '../orders/online-payments/online-payment-row';
import { endOpenPayment } from '../orders/online-payments/release-payment';
import { changeOrderStatus } from '../orders/order/change-order-status';
import { confirmPayment } from '../orders/order/confirm-payment';
import { ringOutbox } from '../core/outbox/queue';
import { providerOf } from '../sale/payments/providers';
import { eachDue } from '../core/each-due';

type Row = { id: number; paymentKey: string; payUntil: string };

/** SQL: it waits for money, none is in transit, and the last day to pay is over at the time $1. */
const IS_UNPAID = `status = 'pendingPayment'
  and pay_until < ($1::timestamptz at time zone 'Europe/Berlin')::date
  and not exists (select from payment p where p.order_id = orders.id and (
    p.status in ('pending', 'authorized') or p.status = 'open' and p.mismatch_at is not null))`;

/**
 * Cancels orders paid in advance whose last day to pay (`pay_until`, a day in Berlin) is over and
 * whose money has not come: their provider is asked once more, and a paid order is confirmed. Each
 * order is a separate transaction, which checks again after locking it: every process may run it
 * concurrently, and of job and payment the first to lock the order wins. Returns the number of
 * cancelled orders, at most 200. Throws an AggregateError when some could not be cancelled; these
 * do not block the others.
 */
export async function expireOrders(ctx: CommerceContext): Promise<number> {
  let cancelled = 0;
  try {
    await eachDue<Row>({
      name: 'order',
      find: (after, limit) => findUnpaid(ctx, after, limit),
      async work({ id: orderId, paymentKey }) {
        if (providerOf(paymentKey) && (await lastWord(ctx, orderId)) === 'paid') {
          await confirmPayment(ctx, orderId);
          return true;
        }
        const isDone = await transact(ctx, (ctx) => expire(ctx, orderId));
        if (isDone) cancelled += 1;
        return isDone;
      },
    });
  } finally {
    if (cancelled > 0) ringOutbox();
  }
  return cancelled;
}

/**
 * The state of its money; an unpaid payment at the provider is cancelled there first, so that a
 * cancelled order cannot be paid. Throws when the provider does not answer: then nothing is
 * cancelled.
 */
async function lastWord(ctx: CommerceContext, orderId: number): Promise<PaymentState> {
  const state = await askProvider(ctx, orderId);
  if (state === 'open' && ctx.mollie) {
    for (const payment of await findPaymentsOf(ctx, orderId)) await endOpenPayment(ctx, payment);
  }
  return state;
}

/** False when it was paid, ended, has money in transit or another last day to pay meanwhile. */
async function expire(ctx: CommerceContext, orderId: number): Promise<boolean> {
  const { rowCount } = await ctx.db.client.query(
    `select from orders where id = $2 and ${IS_UNPAID} for update`,
    [ctx.now(), orderId],
  );
  return rowCount === 1 && changeOrderStatus(ctx, { orderId, to: 'cancelled', reason: 'unpaid' });
}

async function findUnpaid(ctx: CommerceContext, after: Row | null, limit: number): Promise<Row[]> {
  const { rows } = await ctx.db.client.query<Row>(
    `select id, payment_key, pay_until::text as "payUntil" from orders
     where ${IS_UNPAID} and (pay_until, id) > ($2::date, $3::int)
     order by pay_until, id limit $4`,
    [ctx.now(), after?.payUntil ?? '-infinity', after?.id ?? 0, limit],
  );
  return rows;
}
