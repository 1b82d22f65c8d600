import { transact, type CommerceContext } from '../../core/commerce-context';
import { eachDue } from '../../core/each-due';
import { changeOrderStatus } from '../order/change-order-status';

type Row = { id: number; validUntil: string };

/**
 * Marks offers after their last moment as expired. Each is a separate transaction; of this job and
 * a buyer's answer the first to lock the offer wins. Returns the number of offers, at most 500.
 * Throws an AggregateError when some could not be changed; these do not block the others.
 */
export function expireOffers(ctx: CommerceContext): Promise<number> {
  return eachDue<Row>({
    name: 'offer',
    find: (after, limit) => findOver(ctx, after, limit),
    work({ id: orderId }) {
      const change = { orderId, from: 'open', to: 'expired', reason: 'time' } as const;
      return transact(ctx, (ctx) => changeOrderStatus(ctx, change));
    },
  });
}

async function findOver(ctx: CommerceContext, after: Row | null, limit: number): Promise<Row[]> {
  const { rows } = await ctx.db.client.query<Row>(
    `select id, valid_until::text as "validUntil" from orders
     where type_id = 7 and status = 'open' and valid_until <= $1
       and (valid_until, id) > ($2::timestamptz, $3::int)
     order by valid_until, id limit $4`,
    [ctx.now(), after?.validUntil ?? '-infinity', after?.id ?? 0, limit],
  );
  return rows;
}
