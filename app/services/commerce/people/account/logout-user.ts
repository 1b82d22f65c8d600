import type { CommerceContext } from '../../core/commerce-context';
import { signOutVisitor } from '../../visitors/sessions/change-visitor';

/**
 * Ends the visitor's session at once: user, checkout addresses and known orders are forgotten on
 * this device. The cart stays behind in the database, and with its customer; the cookie goes (§4).
 */
export async function logoutUser(ctx: CommerceContext): Promise<void> {
  const { visitor } = ctx;
  if (visitor.sessionId !== null) {
    await ctx.db.client.query('delete from visitor_session where id = $1', [visitor.sessionId]);
  }
  signOutVisitor(visitor);
}
