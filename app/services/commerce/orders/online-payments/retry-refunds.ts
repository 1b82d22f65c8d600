import type { CommerceContext } from '../../ground/commerce-context';
import { ringOutbox } from '../../ground/outbox/queue';

/**
 * Has what the provider refused to pay back of an order sent once more, with another key: the old one would be
 * answered as before. Gives how many refunds that are.
 */
export async function retryRefunds(ctx: CommerceContext, orderId: number): Promise<number> {
  const { rowCount } = await ctx.db.client.query(
    `with again as (
       update provider_refund r set state = 'queued', refusal = null, provider_id = null,
         idempotency_key = gen_random_uuid()
       from refund f where f.id = r.refund_id and f.order_id = $1 and r.state = 'refused'
       returning r.id
     )
     insert into outbox (kind, dedupe_key, payload, next_at, created_at)
     select 'payment:refund', 'payment:refund:' || id || ':' || gen_random_uuid(),
       jsonb_build_object('providerRefundId', id), $2, $2
     from again`,
    [orderId, ctx.now()],
  );
  ringOutbox();
  return rowCount ?? 0;
}
