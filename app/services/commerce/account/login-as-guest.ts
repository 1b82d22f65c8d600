import { isEmailAddress, isSameEmail } from '~/lib/email';
import { guestLoginInputSchema, ShopError, type Session } from '../../shop-api';
import type * as z from 'zod/v4';
import type { CommerceContext } from '../commerce-context';
import { changeVisitor, ensureSession, rotateSession } from '../sessions/change-visitor';
import { getSession } from './get-session';
import { hashOf, tokenOfForm } from '../sessions/session-token';

/**
 * Makes the visitor a guest with this e-mail address (§4, §5). Another address than before clears
 * both checkout addresses; the same one, whatever its case, changes nothing. Throws
 * `contact.emailInvalid`.
 */
export async function loginAsGuest(
  ctx: CommerceContext,
  input: z.input<typeof guestLoginInputSchema>,
): Promise<Session> {
  const parsed = guestLoginInputSchema.safeParse(input);
  if (!parsed.success || !isEmailAddress(parsed.data.email)) {
    throw new ShopError('contact.emailInvalid', { code: 422, cause: { email: 'email.valid' } });
  }
  const { email, formKey } = parsed.data;
  const before = ctx.visitor.guestMail;
  if (before === null || !isSameEmail(before, email)) {
    await changeGuestMail(ctx, email, formKey);
  }
  return getSession(ctx);
}

function changeGuestMail(ctx: CommerceContext, email: string, formKey?: string): Promise<void> {
  return changeVisitor(ctx, async (ctx) => {
    if (formKey) await takeUpFormerSession(ctx, formKey);
    const before = ctx.visitor.guestMail;
    if (before !== null && isSameEmail(before, email)) return;
    const sessionId = await ensureSession(ctx);
    await ctx.db.client.query('update visitor_session set guest_mail = $2 where id = $1', [
      sessionId,
      email,
    ]);
    await rotateSession(ctx, sessionId, formKey);
    if (before !== null && !isSameEmail(before, email)) await clearCheckoutAddresses(ctx);
    ctx.visitor.guestMail = email;
  });
}

/**
 * A guest form sent twice: the first answer, with the new token, never reached the browser. Who
 * repeats that very form with the replaced token is given the same new token again. An old token
 * and the e-mail address are not enough: somebody else may know both.
 */
async function takeUpFormerSession(ctx: CommerceContext, formKey: string): Promise<void> {
  const { visitor } = ctx;
  if (visitor.sessionId !== null || !visitor.formerSessionId) return;
  const { rows } = await ctx.db.client.query<FormerSession>(
    `select cart_id as "cartId", guest_mail as "guestMail", token_hash as "tokenHash",
       previous_token_hash as "replaced"
     from visitor_session where id = $1 for update`,
    [visitor.formerSessionId],
  );
  const former = rows[0];
  if (!former?.replaced) return;
  const newToken = tokenOfForm(ctx.secret, former.replaced, formKey);
  if (!hashOf(newToken).equals(former.tokenHash)) return;
  const { cartId, guestMail } = former;
  Object.assign(visitor, { sessionId: visitor.formerSessionId, cartId, guestMail, newToken });
}

type FormerSession = {
  cartId: number | null;
  guestMail: string | null;
  tokenHash: Buffer;
  replaced: Buffer | null;
};

async function clearCheckoutAddresses(ctx: CommerceContext): Promise<void> {
  await ctx.db.client.query(
    `update cart set shipping_address_id = null, invoice_address_id = null,
       version = version + 1, updated_at = $2
     where id = $1 and status = 'open'`,
    [ctx.visitor.cartId, ctx.now()],
  );
}
