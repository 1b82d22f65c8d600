import type { PlacedOrder } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { accessKeyOf } from '../../core/access-key';
import { hashOf } from '../../core/hash-of';
import { NO_CART, readAttemptId } from './attempt-id';

/**
 * The order that an attempt of this visitor has led to: its own (double click, retry, back button),
 * or the one of the same cart from another tab (R4 to R7). Null when there is none yet, and for an
 * attempt that was never issued to this visitor.
 */
export async function findPlacedOrder(
  ctx: CommerceContext,
  attemptId: string,
): Promise<PlacedOrder | null> {
  const attempt = readAttemptId(ctx, attemptId);
  if (!attempt) return null;
  const { rows } = await ctx.db.client.query<OrderRow>({
    name: 'order_of_attempt',
    text: `select id, access_key_salt as salt from orders
           where attempt_id_hash = $1 or cart_id = $2
           order by attempt_id_hash = $1 desc limit 1`,
    values: [hashOf(attemptId), attempt.cartId],
  });
  return rows[0] ? repeated(ctx, rows[0]) : null;
}

/**
 * The order that this session placed last, for an attempt that was issued when the visitor had no
 * cart: an earlier call has just placed the order that both calls request. Null for an attempt of
 * any other kind.
 */
export async function findLatestOrder(
  ctx: CommerceContext,
  attemptId: string,
): Promise<PlacedOrder | null> {
  if (readAttemptId(ctx, attemptId)?.cartId !== NO_CART) return null;
  const order = await lastOrderOfSession(ctx);
  return order && repeated(ctx, order);
}

/** The order that this session placed last; null: it has placed none. */
export async function lastOrderOfSession({
  db,
  visitor,
}: CommerceContext): Promise<(OrderRow & { paymentKey: string }) | null> {
  const { rows } = await db.client.query<OrderRow & { paymentKey: string }>({
    name: 'order_of_session',
    text: `select o.id, o.access_key_salt as salt, o.payment_key from order_access a
           join orders o on o.id = a.order_id
           where a.session_id = $1 and a.has_placed order by o.id desc limit 1`,
    values: [visitor.sessionId],
  });
  return rows[0] ?? null;
}

type OrderRow = { id: number; salt: Buffer };

function repeated({ secret }: CommerceContext, { id, salt }: OrderRow): PlacedOrder {
  return { id, accessKey: accessKeyOf(secret, id, salt), isRepeat: true };
}
