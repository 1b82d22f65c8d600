import { ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { queueCapture } from '../../sale/payments/mollie/queue-work';
import { isSent } from '../balance/has-ended';
import { ringOutbox } from '../../core/outbox/queue';

/** How many payments are asked for again, refunds sent again, captures tried again. */
export type Retried = { asked: number; refunds: number; captures: number };

/**
 * Has the running shop try again what of an order stands still at the payment provider: its payments are asked
 * for, what it refused to pay back is sent once more, with another key, for the old one would be answered
 * as before, and held money of goods that were sent is taken. Throws `order.notFound`.
 */
export async function retryPayments(ctx: CommerceContext, orderId: number): Promise<Retried> {
  const retried = await transact(ctx, async (ctx) => {
    const { client } = ctx.db;
    const { rows } = await client.query<{ status: string }>(
      'select status from orders where id = $1 for update',
      [orderId],
    );
    if (!rows[0]) throw new ShopError('order.notFound', { code: 404 });
    const asked = await client.query(
      `update payment set next_check_at = $2 where order_id = $1
         and (provider_id is not null or next_check_at is not null)`,
      [orderId, ctx.now()],
    );
    const refunds = await client.query(
      `with again as (
         update provider_refund r set state = 'queued', refusal = null, provider_id = null,
           tried_at = null, idempotency_key = gen_random_uuid()
         from refund f where f.id = r.refund_id and f.order_id = $1 and r.state = 'refused'
         returning r.id
       )
       insert into outbox (kind, dedupe_key, payload, next_at, created_at)
       select 'payment:refund', 'payment:refund:' || id || ':' || gen_random_uuid(),
         jsonb_build_object('providerRefundId', id), $2, $2 from again`,
      [orderId, ctx.now()],
    );
    const captures = isSent(rows[0].status) ? await queueCapture(ctx, orderId, { again: true }) : 0;
    return {
      asked: asked.rowCount ?? 0,
      refunds: refunds.rowCount ?? 0,
      captures,
    };
  });
  ringOutbox();
  return retried;
}
