import { guestLoginInputSchema, type Session } from '../../../shop-api';
import type * as z from 'zod';
import type { CommerceContext } from '../../core/commerce-context';
import { becomeGuest, isNewGuestMail, refuseMailbox } from '../../sale/checkout/guest-mail';
import { changeVisitor } from '../../visitors/sessions/change-visitor';
import { getSession } from './get-session';
import { takeUpFormerSession } from '../../visitors/sessions/take-up-session';

/**
 * Makes the visitor a guest with this e-mail address (§4, §5). Another address than before clears
 * both checkout addresses and a coupon for new or existing customers, which `ctx.left` reports; the
 * same one, in any case, changes nothing. A customer who is logged in stays one. Throws
 * `contact.emailInvalid`.
 */
export async function loginAsGuest(
  ctx: CommerceContext,
  input: z.input<typeof guestLoginInputSchema>,
): Promise<Session> {
  const parsed = guestLoginInputSchema.safeParse(input);
  const { email, formKey } = parsed.success ? parsed.data : { ...input, email: ' ' };
  await refuseMailbox(ctx, email);
  if (isNewGuestMail(ctx, email)) {
    const left = await changeVisitor(ctx, async (ctx) => {
      await takeUpFormerSession(ctx, formKey, null);
      return isNewGuestMail(ctx, email) ? becomeGuest(ctx, email, formKey) : [];
    });
    ctx.left.push(...left);
  }
  return getSession(ctx);
}
