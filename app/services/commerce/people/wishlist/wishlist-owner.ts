import type { CommerceContext } from '../../core/commerce-context';
import { ensureSession } from '../../visitors/sessions/change-visitor';

/** The owner of a wishlist, as the columns of wishlist_item: a customer, else the session. */
export type Owner = { sessionId: number | null; customerId: number | null };

/** The owner according to the session, for callers that only read or remove. */
export function ownerOf({ visitor }: CommerceContext): Owner {
  const { customer, sessionId } = visitor;
  return customer ? { sessionId: null, customerId: customer.id } : { sessionId, customerId: null };
}

/** SQL: rows of the owner with session `$1` and customer `$2`. */
export const OF_OWNER = '(session_id = $1 or customer_id = $2)';

/**
 * The owner, locked, so that changes from two tabs add up. A customer who was logged out meanwhile
 * is an anonymous visitor; a visitor without a session gets one. Run it inside `changeVisitor`.
 */
export async function lockOwner(ctx: CommerceContext): Promise<Owner> {
  const { client } = ctx.db;
  const { rows } = await client.query<{ customerId: number | null }>(
    `select customer_id from visitor_session where id = $1 for update`,
    [ctx.visitor.sessionId],
  );
  if (rows.length === 0) Object.assign(ctx.visitor, ANONYMOUS);
  const { customer } = ctx.visitor;
  if (customer && rows[0]?.customerId === customer.id) {
    await client.query('select from customer where id = $1 for no key update', [customer.id]);
    return { sessionId: null, customerId: customer.id };
  }
  return { sessionId: await ensureSession(ctx), customerId: null };
}

const ANONYMOUS = { sessionId: null, cartId: null, guestMail: null, customer: null };
