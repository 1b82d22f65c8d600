import type { CommerceContext } from '../../core/commerce-context';

/**
 * Has this visitor bought the order: did this browser place it, or is it in their account, where they bought
 * it or their proved mailbox is the order's? Who only holds its link, as of a mail that was passed on, may see the
 * order, but money in it is somebody else's; nor do they get it by taking the order into an account.
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
