import { readOnce, type CommerceContext } from '../commerce-context';
import { CART_COUNT } from '../sessions/cart-count';

/** Pieces in the visitor's cart that can be ordered: read with the session, and again after a write. */
export async function countCart(ctx: CommerceContext): Promise<number> {
  const { cartId } = ctx.visitor;
  if (cartId === null) return 0;
  return readOnce(ctx, 'cart count', async () => {
    const { rows } = await ctx.db.client.query<{ count: number }>({
      name: 'cart_count',
      text: CART_COUNT('$1', '$2'),
      values: [cartId, ctx.now()],
    });
    return rows[0]!.count;
  });
}
