import { translate } from '~/i18n/translate.server';
import type { Language } from '../../../shop-api';
import { isGone } from '../../../payments/mollie/is-gone';
import { PaymentProviderError, type MollieRefund } from '../../../payments/mollie/mollie-gateway';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { ringOutbox } from '../../core/outbox/queue';
import { findPayment, lockPayment } from './online-payment-row';
import { findProviderRefund, type ProviderRefundRow } from './provider-refund-row';
import { acceptRefund, refuseRefund } from './settle-refunds';
import { syncPayment } from './sync-payment';

/**
 * Sends a refund through the provider, once, however often it is called: one that may have been
 * sent before is looked for among the provider's refunds, because the provider forgets idempotency
 * keys after an hour. A refused refund waits for the operator. Throws a `PaymentProviderError` when
 * it is to be retried.
 */
export async function sendRefund(ctx: CommerceContext, providerRefundId: number): Promise<void> {
  const mollie = ctx.mollie;
  if (!mollie) throw new PaymentProviderError('unavailable', 'no payment provider is set up');
  const before = await findProviderRefund(ctx, providerRefundId);
  if (before?.state === 'queued' && before.triedAt) await syncPayment(ctx, before.paymentId);
  const row = await markTried(ctx, providerRefundId);
  if (!row) return;
  await ctx.hook('refund:tried');
  const payment = (await findPayment(ctx, row.paymentId))!;
  let answer: MollieRefund;
  try {
    answer = await mollie.gateway.refundPayment(payment.providerId!, {
      amount: row.amount,
      description: await describe(ctx, row.orderId),
      idempotencyKey: row.idempotencyKey,
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.reason !== 'refused') throw error;
    await settle(ctx, row, null, error.message);
    mollie.log(`refund ${row.refundId} of order ${row.orderId} was refused: ${error.message}`);
    return;
  }
  await ctx.hook('refund:answered');
  await settle(ctx, row, answer, answer.status);
  ringOutbox();
}

/** Marks a refund that may still be sent: from now on the provider may know it. */
async function markTried(ctx: CommerceContext, id: number): Promise<ProviderRefundRow | null> {
  const { rowCount } = await ctx.db.client.query(
    `update provider_refund set tried_at = coalesce(tried_at, $2) where id = $1 and state = 'queued'`,
    [id, ctx.now()],
  );
  return rowCount === 1 ? findProviderRefund(ctx, id) : null;
}

/** Books the answer, unless it was booked meanwhile. */
function settle(
  ctx: CommerceContext,
  { id, orderId, paymentId }: ProviderRefundRow,
  answer: MollieRefund | null,
  why: string,
): Promise<void> {
  return transact(ctx, async (ctx) => {
    await lockPayment(ctx, { id: paymentId, orderId });
    const row = await findProviderRefund(ctx, id);
    if (row?.state !== 'queued') return;
    if (answer && !isGone(answer)) await acceptRefund(ctx, row, answer);
    else await refuseRefund(ctx, { ...row, providerId: answer?.id ?? null }, why);
    await ctx.hook('refund:before-commit');
  });
}

async function describe({ db }: CommerceContext, orderId: number): Promise<string> {
  const { rows } = await db.client.query<{ lang: Language }>(
    'select lang from orders where id = $1',
    [orderId],
  );
  return translate(rows[0]!.lang, 'orderPayment.providerDescription', { number: orderId });
}
