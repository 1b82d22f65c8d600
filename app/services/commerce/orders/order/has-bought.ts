import type { CommerceContext } from '../../core/commerce-context';

/**
 * Whether this visitor is the buyer: this browser placed the order, or it is in their account,
 * where they bought it or their confirmed mailbox is the order's. A visitor with only its link, for
 * example from a forwarded mail, may see the order, but not the money in it; taking the order into
 * an account does not change that.
 */
export async function hasBought(ctx: CommerceContext, orderId: number): Promise<boolean> {
  const { sessionId, customer } = ctx.visitor;
  const { rows } = await ctx.db.client.query({
    name: 'order_bought',
    text: `select from orders o where o.id = $1 and (
             exists (select from order_access a
               where a.order_id = o.id and a.session_id = $2 and a.has_placed)
             or o.customer_id = $3 and (not o.is_claimed or lower(o.email) = lower($4)))`,
    values: [
      orderId,
      sessionId,
      customer?.id ?? null,
      customer?.isProven === true ? customer.email : null,
    ],
  });
  return rows.length === 1;
}
