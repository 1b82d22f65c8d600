import { randomUUID } from 'node:crypto';
import type { CommerceContext } from '../../../core/commerce-context';
import { queueWork } from '../../../core/outbox/queue';

/**
 * Queues the cancellation of an abandoned payment at the provider, or the release of its
 * authorization; once for each state there.
 */
export function queueRelease(
  ctx: CommerceContext,
  paymentId: number,
  status: 'open' | 'authorized',
): Promise<void> {
  return queueWork(ctx, {
    kind: 'payment:release',
    dedupeKey: `payment:release:${paymentId}:${status}`,
    payload: { paymentId },
  });
}

/**
 * Gives up the active attempts of a locked order, except the payment `except`, in one statement;
 * those at the provider are cancelled there.
 */
export async function endAttempts(
  { db, now }: CommerceContext,
  orderId: number,
  except: number | null = null,
): Promise<void> {
  await db.client.query({
    name: 'payment_end_attempts',
    text: `with ended as (
             update payment set status = 'canceled'
             where order_id = $1 and status in ('open', 'pending', 'authorized')
               and id is distinct from $2
             returning id, provider_id, provider_status
           )
           insert into outbox (kind, dedupe_key, payload, next_at, created_at)
           select 'payment:release', 'payment:release:' || id || ':' || provider_status,
             jsonb_build_object('paymentId', id), $3, $3
           from ended where provider_id is not null
           on conflict (dedupe_key) do nothing`,
    values: [orderId, except, now()],
  });
}

/** Queues captures for a locked order; with `again` also those requested before. */
export async function queueCapture(
  { db, now }: CommerceContext,
  orderId: number,
  { again = false } = {},
): Promise<number> {
  const { rowCount } = await db.client.query({
    name: 'payment_queue_capture',
    text: `insert into outbox (kind, dedupe_key, payload, next_at, created_at)
           select 'payment:capture', 'payment:capture:' || id || $3::text, jsonb_build_object('paymentId', id), $2, $2
           from payment where order_id = $1 and status = 'authorized' and provider_id is not null
           on conflict (dedupe_key) do nothing`,
    values: [orderId, now(), again ? `:${randomUUID()}` : ''],
  });
  return rowCount ?? 0;
}
