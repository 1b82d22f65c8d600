import { PaymentProviderError, type MolliePayment } from '../../../payments/mollie/mollie-gateway';
import type { OnlinePayments } from '../../../payments/mollie/online-payments';
import { ENDED_PAYMENT_STATUSES } from '../../../shop-api/entities/online-payment';
import type { CommerceContext } from '../../core/commerce-context';
import { derivedKey } from '../../sale/payments/mollie/derived-key';
import { applyAnswer } from './apply-answer';
import { findPayment, type OnlinePaymentRow } from './online-payment-row';

/**
 * Cancels at the provider a payment that was given up here, and releases authorized money. A
 * payment that cannot be cancelled expires; if it is paid all the same, its money is refunded.
 * Throws a `PaymentProviderError` when it is to be retried.
 */
export async function releasePayment(ctx: CommerceContext, paymentId: number): Promise<void> {
  if (!ctx.mollie) throw new PaymentProviderError('unavailable', 'no payment provider is set up');
  const payment = await findPayment(ctx, paymentId);
  if (payment?.providerId && ENDED_PAYMENT_STATUSES.includes(payment.status)) {
    await endThere(ctx, ctx.mollie, payment);
  }
}

/**
 * Cancels at the provider a payment that is open here too, where that is possible: after that it
 * cannot be paid. Throws a `PaymentProviderError`.
 */
export async function endOpenPayment(
  ctx: CommerceContext,
  payment: OnlinePaymentRow,
): Promise<void> {
  if (ctx.mollie && payment.providerId && payment.status === 'open') {
    await endThere(ctx, ctx.mollie, payment);
  }
}

async function endThere(
  ctx: CommerceContext,
  { gateway }: OnlinePayments,
  payment: OnlinePaymentRow,
): Promise<void> {
  const id = payment.providerId!;
  const answer = await gateway.getPayment(id);
  if (answer && isEndable(answer, payment)) {
    const key = derivedKey(payment.idempotencyKey, `end ${answer.status}`);
    try {
      await gateway.cancelPayment(id, key);
    } catch (error) {
      // It has just been paid, or cannot be cancelled.
      if (!(error instanceof PaymentProviderError) || error.reason !== 'refused') throw error;
    }
    await ctx.hook('release:answered');
    await applyAnswer(ctx, payment, await gateway.getPayment(id));
  } else {
    await applyAnswer(ctx, payment, answer);
  }
}

function isEndable(answer: MolliePayment, payment: OnlinePaymentRow): boolean {
  if (answer.status === 'authorized') return payment.status !== 'open';
  return answer.isCancelable && (answer.status === 'open' || answer.status === 'pending');
}
