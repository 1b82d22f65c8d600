import { isEmailAddress, isSameEmail } from '~/lib/email';
import { guestLoginInputSchema, ShopError, type CartNotice, type Session } from '../../../shop-api';
import type * as z from 'zod/v4';
import type { CommerceContext } from '../../ground/commerce-context';
import {
  changeVisitor,
  ensureSession,
  rotateSession,
} from '../../visitors/sessions/change-visitor';
import { getSession } from './get-session';
import { takeUpFormerSession } from './take-up-session';

/**
 * Makes the visitor a guest with this e-mail address (§4, §5). Another address than before clears
 * both checkout addresses and a coupon for new or existing customers, which `ctx.left` tells; the same
 * one, whatever its case, changes nothing. A customer who signed in stays one. Throws
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
  const { guestMail: before, customer } = ctx.visitor;
  if (!customer && (before === null || !isSameEmail(before, email))) {
    await changeGuestMail(ctx, email, formKey);
  }
  return getSession(ctx);
}

async function changeGuestMail(
  ctx: CommerceContext,
  email: string,
  formKey?: string,
): Promise<void> {
  const left = await changeVisitor(ctx, async (ctx) => {
    await takeUpFormerSession(ctx, formKey, null);
    const before = ctx.visitor.guestMail;
    if (before !== null && isSameEmail(before, email)) return [];
    const sessionId = await ensureSession(ctx);
    await ctx.db.client.query('update visitor_session set guest_mail = $2 where id = $1', [
      sessionId,
      email,
    ]);
    await rotateSession(ctx, sessionId, formKey);
    ctx.visitor.guestMail = email;
    return before === null ? [] : clearCheckout(ctx);
  });
  ctx.left.push(...left);
}

/**
 * Addresses go, and a coupon for new or existing customers: whoever wants to know of which address
 * it holds has to redeem it again, which is limited.
 */
async function clearCheckout(ctx: CommerceContext): Promise<CartNotice[]> {
  const { rows } = await ctx.db.client.query<{ code: string }>(
    `with cleared as (
       update cart set shipping_address_id = null, invoice_address_id = null,
         coupon_code = case when kept.is_for_all then cart.coupon_code end,
         version = version + 1, updated_at = $2
       from (select c.id, c.coupon_code as code, not exists (select from coupon k
               where k.code = c.coupon_code and k.customers <> 'all') as is_for_all
             from cart c where c.id = $1 and c.status = 'open' for update) kept
       where cart.id = kept.id returning kept.code, kept.is_for_all
     ) select code from cleared where not is_for_all`,
    [ctx.visitor.cartId, ctx.now()],
  );
  return rows.map(({ code }) => ({
    type: 'warning',
    key: 'couponLeft.otherMail',
    values: { code },
  }));
}
