import { brokenEmailRule, isSameEmail } from '~/lib/email-address';
import { ShopError, type CartNotice } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { isNewMailbox } from '../../core/new-mailbox';
import { ensureSession, rotateSession } from '../../visitors/sessions/change-visitor';

/** Throws `contact.emailInvalid` for an invalid address; '' is a missing one. */
export async function refuseMailbox(ctx: CommerceContext, email: string): Promise<void> {
  if (await isNewMailbox(ctx, email)) return;
  throw new ShopError('contact.emailInvalid', {
    cause: { email: brokenEmailRule(email) },
  });
}

/** Whether this is another mailbox than the guest's. A customer who is logged in stays one. */
export function isNewGuestMail({ visitor }: CommerceContext, email: string): boolean {
  const { customer, guestMail } = visitor;
  return !customer && (guestMail === null || !isSameEmail(guestMail, email));
}

/**
 * Makes the visitor a guest with this mailbox, in the transaction of `ctx`; the session gets a new
 * token. Another mailbox than before clears the checkout; returns the notice about a coupon that
 * was removed with it.
 */
export async function becomeGuest(
  ctx: CommerceContext,
  email: string,
  formKey?: string,
): Promise<CartNotice[]> {
  const before = ctx.visitor.guestMail;
  const sessionId = await ensureSession(ctx);
  await ctx.db.client.query('update visitor_session set guest_mail = $2 where id = $1', [
    sessionId,
    email,
  ]);
  await rotateSession(ctx, sessionId, formKey);
  ctx.visitor.guestMail = email;
  return before === null ? [] : clearCheckout(ctx);
}

/**
 * Removes the addresses, and a coupon for new or existing customers: a visitor who tries which
 * address it is valid for has to redeem it again, which is limited.
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
