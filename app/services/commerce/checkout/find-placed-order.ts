import type { PlacedOrder } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { accessKeyOf } from '../orders/access-key';
import { hashOf } from '../sessions/session-token';
import { readAttemptId } from './attempt-id';

/**
 * The order an attempt has led to: its own (double click, retry, back button), or the one this
 * visitor placed for the same cart from another tab (R4 to R7). Null when there is none yet.
 */
export async function findPlacedOrder(
  ctx: CommerceContext,
  attemptId: string,
): Promise<PlacedOrder | null> {
  const { rows } = await ctx.db.client.query<{ id: number; salt: Buffer }>({
    name: 'order_of_attempt',
    text: `select o.id, o.access_key_salt as salt from orders o
           where o.attempt_id_hash = $1 or (o.cart_id = $2 and exists (
             select from order_access a where a.order_id = o.id and a.session_id = $3))
           order by o.attempt_id_hash = $1 desc limit 1`,
    values: [hashOf(attemptId), readAttemptId(attemptId)?.cartId ?? null, ctx.visitor.sessionId],
  });
  const order = rows[0];
  if (!order) return null;
  return { id: order.id, accessKey: accessKeyOf(ctx.secret, order.id, order.salt), isRepeat: true };
}
