import type { Session } from '../../shop-api';
import { getCart } from '../cart/get-cart';
import type { CommerceContext, Visitor } from '../commerce-context';

/** Who is shopping and with which cart (§3 Session, open point 1.2). Writes nothing. */
export async function getSession(ctx: CommerceContext): Promise<Session> {
  return { user: userOf(ctx.visitor), basket: await getCart(ctx) };
}

function userOf({ customer, guestMail }: Visitor): Session['user'] {
  return customer ?? (guestMail === null ? null : { guestMail });
}
