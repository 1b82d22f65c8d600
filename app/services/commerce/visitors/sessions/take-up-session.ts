import type { CommerceContext } from '../../core/commerce-context';
import { tokenOfRepeatedForm } from './session-token';

/**
 * A log-in, or a checkout with another e-mail address, sent twice: the first answer, with the new
 * token, never reached the browser. A visitor who repeats the same form with the replaced token gets the same new token again. An old token and
 * the e-mail address are not enough: another person may know both. Only a session of the same
 * `customerId` (null: of a guest) is reused. True when it was.
 */
export async function takeUpFormerSession(
  ctx: CommerceContext,
  formKey: string | undefined,
  customerId: number | null,
): Promise<boolean> {
  const { visitor } = ctx;
  if (!formKey || visitor.sessionId !== null || !visitor.formerSessionId) return false;
  const { rows } = await ctx.db.client.query<FormerSession>(
    `select cart_id, guest_mail, customer_id,
       token_hash, previous_token_hash as "replaced"
     from visitor_session where id = $1 for update`,
    [visitor.formerSessionId],
  );
  const former = rows[0];
  if (former?.customerId !== customerId) return false;
  const newToken = tokenOfRepeatedForm(ctx.secret, former, formKey);
  if (newToken === null) return false;
  const { cartId, guestMail } = former;
  Object.assign(visitor, { sessionId: visitor.formerSessionId, cartId, guestMail, newToken });
  return true;
}

type FormerSession = {
  cartId: number | null;
  guestMail: string | null;
  customerId: number | null;
  tokenHash: Buffer;
  replaced: Buffer | null;
};
