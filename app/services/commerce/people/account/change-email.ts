import { sqlState } from '../../../../../database/trouble';
import { brokenEmailRule, isSameEmail } from '~/lib/email-address';
import {
  changeEmailInputSchema,
  confirmEmailInputSchema,
  ShopError,
  type ChangeEmailInput,
  type ConfirmEmailInput,
} from '../../../shop-api';
import {
  queueAccountLinkMail,
  queueAccountMail,
  queueFarewellMail,
} from '../account-mails/queue-account-mails';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { mayMail } from '../../core/mail-budget';
import { ringOutbox } from '../../core/outbox/queue';
import { limitRate } from '../../core/rate-limit';
import { findRequest, linkIsOver } from './customer-requests';
import { lockAccount } from './lock-account';
import { isNewMailbox } from '../../core/new-mailbox';
import { noteCustomerEvent } from '../../core/note-event';
import { currentCustomer, demandPassword } from './current-customer';

const UNIQUE_VIOLATION = '23505';
const HOUR = 60 * 60;
const MAILS = { max: 5, seconds: HOUR };

/**
 * Requests another address for the account: it applies once the link of the mail sent there is
 * used. Whether an address has an account is revealed only to its owner. Throws
 * `contact.passwordWrong`, `contact.emailInvalid`, `login.required` and `security.tooManyRequests`.
 */
export async function changeEmail(ctx: CommerceContext, input: ChangeEmailInput): Promise<void> {
  const customer = currentCustomer(ctx);
  const parsed = changeEmailInputSchema.safeParse(input);
  const email = parsed.data?.email ?? '';
  const isAddress = parsed.success && (await isNewMailbox(ctx, email));
  if (!isAddress || email === customer.email) {
    const cause = { email: isAddress ? 'email.own' : brokenEmailRule(input.email) };
    throw new ShopError('contact.emailInvalid', { cause });
  }
  const proven = await demandPassword(ctx, customer, parsed.data.password);
  await limitRate(ctx, `email-change:${customer.id}`, MAILS);
  const requestedAt = ctx.now();
  await transact(ctx, async (ctx) => {
    await lockAccount(ctx, proven, 'contact.passwordWrong');
    const { rows } = await ctx.db.client.query<{ id: number }>(
      'select id from customer where lower(email) = lower($1) and id <> $2',
      [email, customer.id],
    );
    await demandRoom(ctx, email);
    const owner = rows[0]?.id;
    if (owner !== undefined) {
      await queueAccountMail(ctx, 'already_registered', { customerId: owner });
      return;
    }
    await ctx.db.client.query(
      `insert into customer_request (customer_id, kind, email, lang, requested_at)
       values ($1, 'email', $2, $3, $4)`,
      [customer.id, email, ctx.lang, requestedAt],
    );
    await queueAccountLinkMail(ctx, 'email-change', {
      customerId: customer.id,
      requestedAt,
      to: email,
    });
  });
  ringOutbox();
}

/**
 * Makes the new address the one of the account, once, ends every other open link, and notifies the
 * former address. Throws `contact.unauthorizedEmailChange` (422) for a used, expired or unknown
 * link, and for an address that has an account meanwhile.
 */
export async function confirmEmail(ctx: CommerceContext, input: ConfirmEmailInput): Promise<void> {
  const parsed = confirmEmailInputSchema.safeParse(input);
  if (!parsed.success) throw linkIsOver('email-change');
  const request = await findRequest(ctx, 'email-change', parsed.data);
  if (!request) throw linkIsOver('email-change');
  const { customerId, email: former, newEmail } = request;
  const changing = transact(ctx, async (ctx) => {
    const { client } = ctx.db;
    const { rowCount } = await client.query(
      `with used as (delete from customer_request where id = $1 returning customer_id)
       update customer set email = $2, email_proved_at = $3 from used
       where customer.id = used.customer_id
         and not exists (
           select from customer other
           where lower(other.email) = lower($2) and other.id <> used.customer_id)`,
      [request.id, newEmail, ctx.now()],
    );
    if (rowCount === 0) throw linkIsOver('email-change');
    // Links in the former mailbox no longer belong to the owner.
    await client.query('delete from customer_request where customer_id = $1', [customerId]);
    await noteCustomerEvent(ctx, 'customer.emailChanged', customerId);
    if (isSameEmail(former, newEmail!)) return;
    const { isProven } = request;
    await queueFarewellMail(ctx, 'email_changed', { customerId, to: former, isProven });
  });
  await changing.catch((error: unknown) => {
    // Another visitor registered with it at the same moment.
    throw sqlState(error) === UNIQUE_VIOLATION ? linkIsOver('email-change') : error;
  });
  ringOutbox();
}

/**
 * Any visitor may type any address: one that gets too many mails gets no more within the hour,
 * whether it has an account or not.
 */
async function demandRoom(ctx: CommerceContext, email: string): Promise<void> {
  if (await mayMail(ctx, email, 'link')) return;
  throw new ShopError('security.tooManyRequests', { cause: { retryAfter: HOUR } });
}

/** The address that a link would set; null for a used, expired or unknown link. */
export async function newEmailOf(
  ctx: CommerceContext,
  link: { contactId: number; hash: string },
): Promise<string | null> {
  return (await findRequest(ctx, 'email-change', link))?.newEmail ?? null;
}
