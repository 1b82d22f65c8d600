import { isEmailAddress, isSameEmail } from '~/lib/email';
import { guestLoginInputSchema, ShopError, type Session } from '../../shop-api';
import type * as z from 'zod/v4';
import type { CommerceContext } from '../commerce-context';
import { changeVisitor, ensureSession, rotateSession } from './change-visitor';
import { getSession } from './get-session';

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
  const { email } = parsed.data;
  const before = ctx.visitor.guestMail;
  if (before === null || !isSameEmail(before, email)) await changeGuestMail(ctx, email);
  return getSession(ctx);
}

function changeGuestMail(ctx: CommerceContext, email: string): Promise<void> {
  return changeVisitor(ctx, async (ctx) => {
    await takeUpFormerSession(ctx, email);
    const before = ctx.visitor.guestMail;
    const sessionId = await ensureSession(ctx);
    await ctx.db.client.query('update visitor_session set guest_mail = $2 where id = $1', [
      sessionId,
      email,
    ]);
    await rotateSession(ctx, sessionId);
    if (before !== null && !isSameEmail(before, email)) await clearCheckoutAddresses(ctx);
    ctx.visitor.guestMail = email;
  });
}

/**
 * A guest form sent twice: the first answer, with the new token, never reached the browser. Who
 * repeats it with the replaced token and the same address goes on with the same cart.
 */
async function takeUpFormerSession(ctx: CommerceContext, email: string): Promise<void> {
  const { visitor } = ctx;
  if (visitor.sessionId !== null || !visitor.formerSessionId) return;
  const { rows } = await ctx.db.client.query<{ cartId: number | null; guestMail: string }>(
    `select cart_id as "cartId", guest_mail as "guestMail" from visitor_session
     where id = $1 and lower(guest_mail) = lower($2) for update`,
    [visitor.formerSessionId, email],
  );
  if (rows[0]) Object.assign(visitor, rows[0], { sessionId: visitor.formerSessionId });
}

async function clearCheckoutAddresses(ctx: CommerceContext): Promise<void> {
  await ctx.db.client.query(
    `update cart set shipping_address_id = null, invoice_address_id = null,
       version = version + 1, updated_at = $2
     where id = $1 and status = 'open'`,
    [ctx.visitor.cartId, ctx.now()],
  );
}
