import type { CommerceContext } from '../commerce-context';

/**
 * Pieces in the visitor's cart that can still be ordered, as `itemQuantity` of the priced cart
 * says, in one statement. 0 for who has no cart. Every page asks this, so it does not read the rules
 * of order properties: a line whose statements no longer fit counts until the cart changes next;
 * cart and checkout leave it out at once and say so.
 */
export async function countCart(ctx: CommerceContext): Promise<number> {
  if (ctx.visitor.cartId === null) return 0;
  const { rows } = await ctx.db.client.query<{ count: number }>({
    name: 'cart_count',
    text: `select coalesce(sum(l.quantity), 0)::int as count
           from cart c
           join cart_item l on l.cart_id = c.id
           join sale_state s on s.variation_id = l.variation_id
           where c.id = $1 and c.status = 'open' and s.is_offered
             and (s.available_until is null or s.available_until > $2)`,
    values: [ctx.visitor.cartId, ctx.now()],
  });
  return rows[0]!.count;
}
