import type { CommerceContext } from '../../core/commerce-context';
import { signOutVisitor } from '../../visitors/sessions/change-visitor';

/**
 * Ends the visitor's session immediately: user, checkout addresses and access to orders are removed
 * from this device. The cart stays in the database, with its customer; the cookie is deleted (§4).
 */
export async function logoutUser(ctx: CommerceContext): Promise<void> {
  const { visitor } = ctx;
  if (visitor.sessionId !== null) {
    await ctx.db.client.query('delete from visitor_session where id = $1', [visitor.sessionId]);
  }
  signOutVisitor(visitor);
}
