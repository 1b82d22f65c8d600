import type { CommerceContext } from '../../ground/commerce-context';

type OrderEvent = 'placed' | 'order.status' | 'return.requested';

/** Notes in the transaction of `ctx` what happened to an order, a return or an offer. */
export async function noteOrderEvent(
  ctx: CommerceContext,
  orderId: number,
  kind: OrderEvent,
  data: Record<string, unknown>,
): Promise<void> {
  await ctx.db.client.query({
    name: 'order_event_note',
    text: 'insert into event_log (order_id, kind, data, at) values ($1, $2, $3, $4)',
    values: [orderId, kind, JSON.stringify(data), ctx.now()],
  });
}
