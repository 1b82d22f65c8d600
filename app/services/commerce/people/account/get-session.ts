import type { Session } from '../../../shop-api';
import { getCart } from '../../sale/cart/get-cart';
import type { CommerceContext, Visitor } from '../../core/commerce-context';
import { getWishlistIds } from '../wishlist/get-wishlist';

/** The visitor and their cart (§3 Session, open point 1.2). Writes nothing. */
export async function getSession(ctx: CommerceContext): Promise<Session> {
  const basket = { ...(await getCart(ctx)), itemWishListIds: await getWishlistIds(ctx) };
  return { user: userOf(ctx.visitor), basket };
}

function userOf({ customer, guestMail }: Visitor): Session['user'] {
  if (!customer) return guestMail === null ? null : { guestMail };
  const { isProven: _isProven, ...user } = customer;
  return user;
}
