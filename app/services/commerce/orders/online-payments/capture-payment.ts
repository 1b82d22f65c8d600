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
 * Takes held money of an order whose goods were sent: what is due of it now, at most what is held; where
 * nothing is, it is let go of. What was taken before is not taken again. Throws a
 * `PaymentProviderError`: refused, it waits for the operator, and the ledger names it.
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
    // It may be gone, or taken by hand.
    if ((await syncPayment(ctx, paymentId)) !== 'authorized') return;
    throw Object.assign(error, { permanent: true });
  }
  await ctx.hook('capture:answered');
  await syncPayment(ctx, paymentId);
}

/** What is due of its order, which is locked; held money that nothing is due of any more is given up. */
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
