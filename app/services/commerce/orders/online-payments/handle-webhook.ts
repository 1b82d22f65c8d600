import { setTimeout as sleep } from 'node:timers/promises';
import { addressKey } from '~/lib/address-key.server';
import { PaymentProviderError } from '../../../payments/mollie/mollie-gateway';
import type { CommerceContext } from '../../core/commerce-context';
import { queueWork, ringOutbox } from '../../core/outbox/queue';
import { isWithinRate } from '../../core/rate-limit';
import { findExpressByProviderId } from '../express-payments/express-row';
import { followRefund } from '../express-payments/follow-refund';
import { syncExpress } from '../express-payments/sync-express';
import { findByProviderId } from './online-payment-row';
import { syncPayment } from './sync-payment';

/** Webhooks from one address in a minute: a busy shop gets two for an order. */
const MOST = { max: 1_200, seconds: 60 };
/** The provider ignores an answer after five seconds. */
const PATIENCE_MS = 4_000;

/** `later`: the provider should repeat the webhook; `tooMany`: the address sends too many. */
export type WebhookOutcome = 'done' | 'later' | 'tooMany';

/**
 * Handles the webhook of a payment: trusts nothing in it but reads the status from the provider, and not for
 * an id that the shop does not know (reliability A2, webhook rules).
 */
export async function handlePaymentWebhook(
  ctx: CommerceContext,
  providerId: string,
  clientAddress: string,
): Promise<WebhookOutcome> {
  if (!(await isWithinRate(ctx, `webhook:${addressKey(clientAddress)}`, MOST))) return 'tooMany';
  const payment = await findByProviderId(ctx, providerId);
  if (!payment) return handleExpressWebhook(ctx, providerId);
  const synced = syncPayment(ctx, payment.id).then(
    () => 'done' as const,
    (error: unknown) => {
      if (error instanceof PaymentProviderError) return 'later' as const;
      throw error;
    },
  );
  const waited = new AbortController();
  const tired = sleep(PATIENCE_MS, 'later' as const, { signal: waited.signal });
  tired.catch(() => undefined);
  synced.catch(() => undefined);
  const outcome = await Promise.race([synced, tired]).finally(() => waited.abort());
  if (outcome === 'later') await askLater(ctx, payment.id);
  return outcome;
}

/** The same for a payment from the cart: if this fails, a job queries the provider. */
async function handleExpressWebhook(
  ctx: CommerceContext,
  providerId: string,
): Promise<WebhookOutcome> {
  const express = await findExpressByProviderId(ctx, providerId);
  if (!express || !ctx.mollie) return 'done';
  try {
    await syncExpress(ctx, express);
    await followRefund(ctx, express);
    return 'done';
  } catch (error) {
    if (error instanceof PaymentProviderError) return 'later';
    throw error;
  }
}

/** Once a minute, however many webhooks arrive. */
async function askLater(ctx: CommerceContext, paymentId: number): Promise<void> {
  const minute = ctx.now().toISOString().slice(0, 16);
  await queueWork(ctx, {
    kind: 'payment:sync',
    dedupeKey: `payment:sync:${paymentId}:${minute}`,
    payload: { paymentId },
  });
  ringOutbox();
}
