import type { PlacedOrder } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { accessKeyOf } from '../../core/access-key';
import { hashOf } from '../../core/hash-of';
import { readAttemptId } from './attempt-id';

/**
 * The order an attempt of this visitor has led to: its own (double click, retry, back button), or
 * the one of the same cart from another tab (R4 to R7). Null when there is none yet, and for an
 * attempt that was never issued to this visitor.
 */
export async function findPlacedOrder(
  ctx: CommerceContext,
  attemptId: string,
): Promise<PlacedOrder | null> {
  const attempt = readAttemptId(ctx, attemptId);
  if (!attempt) return null;
  const { rows } = await ctx.db.client.query<{ id: number; salt: Buffer }>({
    name: 'order_of_attempt',
    text: `select id, access_key_salt as salt from orders
           where attempt_id_hash = $1 or cart_id = $2
           order by attempt_id_hash = $1 desc limit 1`,
    values: [hashOf(attemptId), attempt.cartId],
  });
  const order = rows[0];
  if (!order) return null;
  return { id: order.id, accessKey: accessKeyOf(ctx.secret, order.id, order.salt), isRepeat: true };
}
