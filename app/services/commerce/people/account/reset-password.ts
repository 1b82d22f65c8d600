import { setTimeout as sleep } from 'node:timers/promises';
import { addressKey } from '~/lib/address-key.server';
import { brokenEmailRule, isEmailAddress } from '~/lib/email-address';
import {
  requestResetInputSchema,
  resetPasswordInputSchema,
  ShopError,
  type RequestResetInput,
  type ResetPasswordInput,
} from '../../../shop-api';
import { queueAccountLinkMail } from '../account-mails/queue-account-mails';
import { customerKey } from '../../core/customer-key';
import { mailboxCounter } from '../../core/mailbox-counter';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { mayMail } from '../../core/mail-budget';
import { ringOutbox } from '../../core/outbox/queue';
import { deviceOf, forgetTries } from '../../visitors/passwords/limit-login';
import { hashPassword } from '../../visitors/passwords/passwords';
import { isWithinRate, limitRate } from '../../core/rate-limit';
import { signOutVisitor, changeVisitor } from '../../visitors/sessions/change-visitor';
import { checkNewPassword, setPassword } from './change-password';
import { findRequest, linkIsOver } from './customer-requests';

const HOUR = 60 * 60;
/** Mails for one mailbox, whoever requests them; a further request gets the same answer. */
const MAILS = { max: 3, seconds: HOUR };
/** Longer than the write takes. */
const ANSWER_MS = 100;
export const RESET_LIMIT = { max: 20, seconds: HOUR };

/**
 * Sends the link for resetting a password (open point 1.9). The answer is the same, and takes as
 * long, whether the address has an account or not (attack 26). Throws `contact.emailInvalid`, and
 * `security.tooManyRequests` for a network with too many requests.
 */
export async function requestResetPasswordLink(
  ctx: CommerceContext,
  input: RequestResetInput,
): Promise<void> {
  const parsed = requestResetInputSchema.safeParse(input);
  const email = parsed.data?.email.toLowerCase() ?? '';
  if (!isEmailAddress(email)) {
    throw new ShopError('contact.emailInvalid', {
      cause: { email: brokenEmailRule(input.email) },
    });
  }
  await limitRate(ctx, `reset:address:${addressKey(ctx.visitor.clientAddress)}`, RESET_LIMIT);
  const isAllowed = await isWithinRate(ctx, `reset:mail:${mailboxCounter(ctx, email)}`, MAILS);
  const requestedAt = ctx.now();
  const answered = sleep(ANSWER_MS);
  await transact(ctx, async (ctx) => {
    const { rows } = await ctx.db.client.query<{ id: number }>(
      `insert into customer_request (customer_id, kind, lang, requested_at)
       select id, 'password', $2, $3 from customer
       where lower(email) = $1 and not is_blocked and $4
       returning customer_id as id`,
      [email, ctx.lang, requestedAt, isAllowed],
    );
    const customerId = rows[0]?.id;
    if (customerId === undefined || !(await mayMail(ctx, email, 'link'))) return;
    await queueAccountLinkMail(ctx, 'password-reset', { customerId, requestedAt });
  });
  ringOutbox();
  await answered;
}

/** Whether this link is still valid; its page checks that before a password is typed in vain. */
export async function isResetLink(
  ctx: CommerceContext,
  link: { contactId: number; hash: string },
): Promise<boolean> {
  return (await findRequest(ctx, 'password-reset', link)) !== null;
}

/**
 * Sets a new password by the link of a mail, once, and ends every session of the account. This
 * browser counts as one of its owner's, which the tries of others do not lock out. Throws
 * `contact.unauthorizedPasswordReset` (422) for a used, expired or unknown link, and
 * `contact.passwordInvalid`.
 */
export async function resetPassword(
  ctx: CommerceContext,
  input: ResetPasswordInput,
): Promise<void> {
  const parsed = resetPasswordInputSchema.safeParse(input);
  if (!parsed.success) throw linkIsOver('password-reset');
  const wish = parsed.data;
  const request = await findRequest(ctx, 'password-reset', wish);
  if (!request) throw linkIsOver('password-reset');
  checkNewPassword(wish, request.email);
  const passwordHash = await hashPassword(wish.password);
  await changeVisitor(ctx, async (ctx) => {
    // Of two rivals only one deletes it.
    const { rowCount } = await ctx.db.client.query('delete from customer_request where id = $1', [
      request.id,
    ]);
    if (rowCount === 0) throw linkIsOver('password-reset');
    // The holder of the link reads the mails to this address.
    await ctx.db.client.query(
      'update customer set email_proved_at = coalesce(email_proved_at, $2) where id = $1',
      [request.customerId, ctx.now()],
    );
    await setPassword(ctx, request.customerId, passwordHash, null);
    await forgetTries(ctx, 'customer', customerKey(request.email));
    if (ctx.visitor.customer?.id === request.customerId) {
      signOutVisitor(ctx.visitor);
    }
  });
  const { customerId: id } = request;
  ctx.visitor.newDevice = deviceOf(ctx, 'customer', { id, passwordHash });
  ringOutbox();
}
