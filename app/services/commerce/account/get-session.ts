import type { Session } from '../../shop-api';
import { getCart } from '../cart/get-cart';
import type { CommerceContext } from '../commerce-context';

/** Who is shopping and with which cart (§3 Session, open point 1.2). Writes nothing. */
export async function getSession(ctx: CommerceContext): Promise<Session> {
  const { guestMail } = ctx.visitor;
  return { user: guestMail === null ? null : { guestMail }, basket: await getCart(ctx) };
}
