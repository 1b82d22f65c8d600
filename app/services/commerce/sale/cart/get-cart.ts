import type { Cart } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { toCart } from './cart-entity';
import { priceCart } from './price-cart';

/** The visitor's cart, priced now. Writes nothing; a visitor without a cart gets an empty one. */
export async function getCart(ctx: CommerceContext): Promise<Cart> {
  return toCart(ctx, await priceCart(ctx));
}
