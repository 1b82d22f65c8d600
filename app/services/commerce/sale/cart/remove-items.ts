import type { Cart } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { toCart } from './cart-entity';
import { changeCart, mayHaveCart } from './change-cart';
import { getCart } from './get-cart';

/** Removes a line from the cart; a missing one is no error. */
export async function deleteCartItem(
  ctx: CommerceContext,
  { cartItemId }: { cartItemId: number },
): Promise<Cart> {
  if (!mayHaveCart(ctx.visitor)) return getCart(ctx);
  const priced = await changeCart(ctx, async (ctx, cart) => {
    await ctx.db.client.query('delete from cart_item where id = $1 and cart_id = $2', [
      cartItemId,
      cart.id,
    ]);
  });
  return toCart(ctx, priced);
}

/** Empties the cart; addresses and choices of the checkout stay. */
export async function deleteAllCartItems(ctx: CommerceContext): Promise<Cart> {
  if (ctx.visitor.cartId === null) return getCart(ctx);
  const priced = await changeCart(ctx, async (ctx, cart) => {
    await ctx.db.client.query('delete from cart_item where cart_id = $1', [cart.id]);
    await ctx.db.client.query('update cart set coupon_code = null where id = $1', [cart.id]);
  });
  return toCart(ctx, priced);
}
