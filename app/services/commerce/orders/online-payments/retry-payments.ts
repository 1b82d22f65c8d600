import { ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { queueCapture } from '../../sale/payments/mollie/queue-work';
import { isSent } from '../balance/has-ended';
import { ringOutbox } from '../../core/outbox/queue';

/** The numbers of payments queried, refunds sent and captures tried again. */
export type Retried = { asked: number; refunds: number; captures: number };

/**
 * Makes the running shop retry what is stuck at the payment provider for an order: its payments are
 * queried, refused refunds are sent again, with another key because the old one would get the same
 * answer, and authorized money of goods that were sent is captured. Throws `order.notFound`.
 */
export async function retryPayments(ctx: CommerceContext, orderId: number): Promise<Retried> {
  const retried = await transact(ctx, async (ctx) => {
    const { client } = ctx.db;
    const { rows } = await client.query<{ status: string }>(
      'select status from orders where id = $1 for update',
      [orderId],
    );
    if (!rows[0]) throw new ShopError('order.notFound');
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
