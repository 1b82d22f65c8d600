import type { CommerceContext } from '../../core/commerce-context';
import { mayMail } from '../../core/mail-budget';
import { queueWork } from '../../core/outbox/queue';
import type { AccountLink } from './account-key';

/** The payload of the rows for account mails. */
export type AccountMailPayload = {
  customerId: number;
  lang: 'de' | 'en';
  /** The recipient if it is not the address of the account. */
  to?: string;
  /** The time at which a link was requested, from which its key is derived. */
  requestedAt?: string;
};

type Notice = 'registered' | 'already_registered' | 'password_changed';

/**
 * Queues, within the transaction of `ctx`, a mail to the address of an account: `registered`
 * welcomes once; `already_registered` goes to the owner of an account when its address is
 * registered again; `password_changed` warns. The language is the visitor's. Ring the outbox after
 * the commit. A mailbox that gets too many mails gets none of them, except a warning to one that
 * its owner has confirmed (061).
 */
export async function queueAccountMail(
  ctx: CommerceContext,
  kind: Notice,
  { customerId }: { customerId: number },
): Promise<void> {
  const { rows } = await ctx.db.client.query<{ email: string; isProven: boolean }>(
    'select email, email_proved_at is not null as is_proven from customer where id = $1',
    [customerId],
  );
  const { email, isProven } = rows[0] ?? { email: '', isProven: false };
  const isWarning = kind === 'password_changed' && isProven;
  if (!isWarning && !(await mayMail(ctx, email, 'notice'))) return;
  const occasion = kind === 'registered' ? '' : `:${ctx.now().toISOString()}`;
  await queue(ctx, kind, occasion, { customerId });
}

const LINK_MAILS = { 'password-reset': 'password_reset', 'email-change': 'email_confirm' } as const;

/**
 * The same for a mail with a link that proves that its reader owns the mailbox. `requestedAt` is
 * the time stored with the request: the link's key is derived from it (`accountKey`). For a change
 * of address it goes `to` the new one.
 */
export async function queueAccountLinkMail(
  ctx: CommerceContext,
  link: AccountLink,
  { requestedAt, ...more }: { customerId: number; requestedAt: Date; to?: string },
): Promise<void> {
  const asked = requestedAt.toISOString();
  await queue(ctx, LINK_MAILS[link], `:${asked}`, { ...more, requestedAt: asked });
}

/**
 * The same for a mail to an address that no row contains any more: the one before a change
 * (`email_changed`), and the one of a deleted account (`account_deleted`). Not to an unconfirmed
 * mailbox that gets too many.
 */
export async function queueFarewellMail(
  ctx: CommerceContext,
  kind: 'email_changed' | 'account_deleted',
  { customerId, to, isProven }: { customerId: number; to: string; isProven: boolean },
): Promise<void> {
  if (!isProven && !(await mayMail(ctx, to, 'notice'))) return;
  await queue(ctx, kind, `:${ctx.now().toISOString()}`, { customerId, to });
}

function queue(
  ctx: CommerceContext,
  kind: string,
  occasion: string,
  payload: Omit<AccountMailPayload, 'lang'>,
): Promise<void> {
  return queueWork(ctx, {
    kind: `mail:${kind}`,
    dedupeKey: `mail:${kind}:${payload.customerId}${occasion}`,
    payload: { ...payload, lang: ctx.lang },
  });
}
