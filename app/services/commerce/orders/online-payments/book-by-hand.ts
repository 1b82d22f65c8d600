import { PaymentProviderError } from '../../../payments/mollie/mollie-gateway';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { ringOutbox } from '../../core/outbox/queue';
import { bookPayment, type Came, type PaymentBooked } from '../order/confirm-payment';
import { hasEnded } from '../balance/has-ended';
import { balanceOf } from '../balance/balance';
import { loadBalanceFacts } from '../balance/balance-facts';
import { transferAttempt } from '../order/transfer-attempt';
import { isUnderWay } from './ask-provider';
import { findPaymentsOf, type OnlinePaymentRow } from './online-payment-row';
import { endOpenPayment } from './release-payment';
import { syncPayment } from './sync-payment';

/** `notPaidThere`: the named attempt is at the provider, which reports that it is not paid. */
export type BookedByHand = PaymentBooked | 'notPaidThere' | 'providerAway';

/**
 * Books money that the operator has received. The provider is queried first about payments in
 * progress, and unpaid ones are cancelled there where that is possible. Money received outside the
 * provider is a separate attempt; a payment at the provider that arrives all the same is booked
 * when it comes, and refunded. For a named attempt at the provider, the provider itself has to
 * report it as paid, unless its answer does not match the order. Throws as `confirmPayment`.
 */
export async function bookByHand(
  ctx: CommerceContext,
  orderId: number,
  came: Came,
): Promise<BookedByHand> {
  const isAsked = await askFirst(ctx, orderId);
  const named = (await findPaymentsOf(ctx, orderId)).find(
    ({ attempt }) => attempt === came.attempt,
  );
  if (named?.providerId && named.mismatchAt === null) {
    if (!isAsked) return 'providerAway';
    if (named.received === 0) return 'notPaidThere';
  }
  const booked = await transact(ctx, (ctx) => bookOwn(ctx, orderId, came));
  ringOutbox();
  return booked;
}

async function bookOwn(ctx: CommerceContext, orderId: number, came: Came): Promise<PaymentBooked> {
  const {
    attempt = (await isMoney(ctx, orderId, came)) ? await transferAttempt(ctx, orderId) : undefined,
  } = came;
  return (await bookPayment(ctx, orderId, { ...came, attempt })).booked;
}

/** Locks the order. Reporting again one that is paid or has nothing due brings no money. */
async function isMoney(ctx: CommerceContext, orderId: number, { amount }: Came): Promise<boolean> {
  const { rows } = await ctx.db.client.query<{ status: string; isPaid: boolean }>(
    `select status, exists (select from payment where order_id = o.id and status = 'paid'
       and refunded_at is null) as is_paid from orders o where id = $1 for update`,
    [orderId],
  );
  if (!rows[0]) return false;
  if (amount !== undefined) return true;
  const { due } = balanceOf(await loadBalanceFacts(ctx, orderId));
  return !rows[0].isPaid && (due > 0 || hasEnded(rows[0].status));
}

/** False: the provider could not be reached. The outbox cancels there what is given up here. */
async function askFirst(ctx: CommerceContext, orderId: number): Promise<boolean> {
  try {
    for (const payment of await findPaymentsOf(ctx, orderId)) {
      if (isUnderWay(payment)) await askAndEnd(ctx, payment);
    }
    return ctx.mollie !== null;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return false;
  }
}

async function askAndEnd(ctx: CommerceContext, payment: OnlinePaymentRow): Promise<void> {
  const status = await syncPayment(ctx, payment.id);
  if (status === 'open' && payment.mismatchAt === null) await endOpenPayment(ctx, payment);
}
