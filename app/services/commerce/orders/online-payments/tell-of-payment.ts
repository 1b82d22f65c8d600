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

/** Messages from one address in a minute: a busy shop gets two for an order. */
const MOST = { max: 1_200, seconds: 60 };
/** The provider takes an answer after five seconds for none. */
const PATIENCE_MS = 4_000;

/** `later`: the provider is to say it once more, and the shop will ask by itself; `tooMany`: from there. */
export type Heard = 'done' | 'later' | 'tooMany';

/**
 * Somebody says that something has become of a payment: nothing of it is believed, the provider is asked. Of a
 * number the shop does not know it is not (reliability A2, webhook rules).
 */
export async function tellOfPayment(
  ctx: CommerceContext,
  providerId: string,
  clientAddress: string,
): Promise<Heard> {
  if (!(await isWithinRate(ctx, `webhook:${addressKey(clientAddress)}`, MOST))) return 'tooMany';
  const payment = await findByProviderId(ctx, providerId);
  if (!payment) return tellOfExpress(ctx, providerId);
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
  const heard = await Promise.race([synced, tired]).finally(() => waited.abort());
  if (heard === 'later') await askLater(ctx, payment.id);
  return heard;
}

/** Money that is paid from a cart: the job asks anyway when it cannot be asked now. */
async function tellOfExpress(ctx: CommerceContext, providerId: string): Promise<Heard> {
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

/** Once a minute, however often it is said. */
async function askLater(ctx: CommerceContext, paymentId: number): Promise<void> {
  const minute = ctx.now().toISOString().slice(0, 16);
  await queueWork(ctx, {
    kind: 'payment:sync',
    dedupeKey: `payment:sync:${paymentId}:${minute}`,
    payload: { paymentId },
  });
  ringOutbox();
}
