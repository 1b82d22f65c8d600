import { PaymentProviderError } from '../../../payments/mollie/mollie-gateway';
import type { Cents } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { derivedKey } from '../../sale/payments/mollie/derived-key';
import { balanceOf } from '../balance/balance';
import { loadBalanceFacts } from '../balance/balance-facts';
import { findPayment, lockPayment, type OnlinePaymentRow } from './online-payment-row';
import { releasePayment } from './release-payment';
import { syncPayment } from './sync-payment';

/**
 * Captures authorized money of an order whose goods were sent: what is due now, at most the
 * authorized amount; where nothing is due, it is released. Nothing is captured twice. Throws a
 * `PaymentProviderError`: refused, it waits for the operator, and the ledger lists it.
 */
export async function capturePayment(ctx: CommerceContext, paymentId: number): Promise<void> {
  if (!ctx.mollie) throw new PaymentProviderError('unavailable', 'no payment provider is set up');
  await syncPayment(ctx, paymentId);
  const payment = await findPayment(ctx, paymentId);
  if (payment?.status !== 'authorized' || payment.asked === null) return;
  const due = await dueOrGivenUp(ctx, payment);
  if (due === 0) return releasePayment(ctx, paymentId);
  const amount = Math.min(due, payment.asked);
  const key = derivedKey(payment.idempotencyKey, 'capture');
  try {
    await ctx.mollie.gateway.capturePayment(payment.providerId!, amount, key);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.reason !== 'refused') throw error;
    // It may have expired, or was captured by hand.
    if ((await syncPayment(ctx, paymentId)) !== 'authorized') return;
    throw Object.assign(error, { permanent: true });
  }
  await ctx.hook('capture:answered');
  await syncPayment(ctx, paymentId);
}

/** The amount due of its order, which is locked; an authorization with nothing due is given up. */
function dueOrGivenUp(ctx: CommerceContext, payment: OnlinePaymentRow): Promise<Cents> {
  return transact(ctx, async (ctx) => {
    await lockPayment(ctx, payment);
    const { due } = balanceOf(await loadBalanceFacts(ctx, payment.orderId));
    if (due === 0) {
      await ctx.db.client.query(
        `update payment set status = 'canceled' where id = $1 and status = 'authorized'`,
        [payment.id],
      );
    }
    return due;
  });
}
