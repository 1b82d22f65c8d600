import { transact, type CommerceContext } from '../commerce-context';
import { changeOrderStatus } from '../orders/change-order-status';

/**
 * Notes of offers whose last moment is over that they have expired. Each is a transaction of its own;
 * of job and answer the first to lock the offer wins. Gives how many it was.
 */
export async function expireOffers(ctx: CommerceContext): Promise<number> {
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `select id from orders where type_id = 7 and status = 'open' and valid_until <= $1
     order by id limit 500`,
    [ctx.now()],
  );
  let expired = 0;
  for (const { id: orderId } of rows) {
    const change = { orderId, from: 'open', to: 'expired', reason: 'time' } as const;
    if (await transact(ctx, (ctx) => changeOrderStatus(ctx, change))) expired += 1;
  }
  return expired;
}
