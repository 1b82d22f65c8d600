import type { PaymentState } from '../../../../../database/schema';
import type { MolliePayment } from '../../../payments/mollie/mollie-gateway';
import type { CommerceContext } from '../../core/commerce-context';
import { applyAnswer } from './apply-answer';
import { findPayment } from './online-payment-row';

/**
 * Reads the state of a payment from the provider and books it: the only function by which a payment
 * at the provider changes its state (reliability A2.4). The provider is queried outside any
 * transaction; then the order is locked, and only the call that changes the row triggers
 * consequences. `onAnswer` gets the provider's answer. Returns the state afterwards; null: there is
 * no such payment. Throws a `PaymentProviderError`, having changed nothing.
 */
export async function syncPayment(
  ctx: CommerceContext,
  paymentId: number,
  onAnswer: (answer: MolliePayment | null) => void = () => {},
): Promise<PaymentState | null> {
  const payment = await findPayment(ctx, paymentId);
  if (!payment) return null;
  if (payment.providerId !== null && ctx.mollie) {
    const answer = await ctx.mollie.gateway.getPayment(payment.providerId);
    onAnswer(answer);
    await ctx.hook('sync:fetched');
    await applyAnswer(ctx, payment, answer);
  }
  return (await findPayment(ctx, paymentId))?.status ?? null;
}
