import { addressKey } from '~/lib/address-key.server';
import { isEmailAddress } from '~/lib/email-address';
import {
  newsletterNamesSchema,
  type NewsletterLink,
  type NewsletterNames,
  type NewsletterSubscription,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { mailboxCounter } from '../../core/mailbox-counter';
import { mayMail } from '../../core/mail-budget';
import { queueWork, ringOutbox } from '../../core/outbox/queue';
import { isWithinRate, limitRate } from '../../core/rate-limit';
import { findSubscriber, type Subscriber } from './find-subscriber';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

const HOUR = 3600;

/**
 * The subscription of a mailbox to the newsletter, for the holder of a link in its mails, or for
 * the customer who is logged in; null for other visitors. A customer's address may be unconfirmed:
 * then they see only the state of the subscription, with the names of their account. `canChange`:
 * here, without a link from a mail.
 */
export async function getNewsletterSubscription(
  ctx: CommerceContext,
  link?: NewsletterLink,
): Promise<NewsletterSubscription | null> {
  const subscriber = await findSubscriber(ctx, link);
  const canChange = subscriber?.isTheirs ?? false;
  if (link) return subscriber && { ...namesOf(subscriber), state: stateOf(subscriber), canChange };
  const state = subscriber ? stateOf(subscriber) : 'none';
  const { customer } = ctx.visitor;
  return customer && { ...namesOf(customer), state, canChange };
}

function namesOf({
  email,
  firstName,
  lastName,
}: Omit<NewsletterSubscription, 'state' | 'canChange'>) {
  return { email, firstName, lastName };
}

function stateOf({ confirmedAt, endedAt }: Subscriber): NewsletterSubscription['state'] {
  if (endedAt) return 'ended';
  return confirmedAt ? 'active' : 'pending';
}

/** Changes the names in the newsletter; false when the visitor has no subscription. */
export async function setNewsletterNames(
  ctx: CommerceContext,
  input: NewsletterNames,
): Promise<boolean> {
  const { firstName, lastName, link } = newsletterNamesSchema.parse(input);
  const subscriber = await findSubscriber(ctx, link);
  if (!subscriber?.isTheirs || subscriber.endedAt) return false;
  await ctx.db.client.query(
    'update newsletter_subscriber set first_name = $2, last_name = $3 where id = $1',
    [subscriber.id, firstName, lastName],
  );
  return true;
}

/** Ends a subscription; false when the visitor has none. Repeatable. */
export async function endSubscription(
  ctx: CommerceContext,
  link?: NewsletterLink,
): Promise<boolean> {
  const subscriber = await findSubscriber(ctx, link);
  if (!subscriber?.isTheirs) return false;
  await ctx.db.client.query(
    'update newsletter_subscriber set ended_at = $2 where id = $1 and ended_at is null',
    [subscriber.id, ctx.now()],
  );
  return true;
}

/**
 * Mails the link to the settings to a subscriber who has lost the mails; the answer does not reveal
 * whether there is a subscription. Three such mails a day for each mailbox. Throws
 * `security.tooManyRequests`.
 */
export async function requestNewsletterLink(
  ctx: CommerceContext,
  { email }: { email: string },
): Promise<void> {
  const client = `newsletter:link:client:${addressKey(ctx.visitor.clientAddress)}`;
  await limitRate(ctx, client, { max: 30, seconds: HOUR });
  const mailbox = normalizeInput(email).toLowerCase();
  if (!isEmailAddress(mailbox)) return;
  const most = { max: 3, seconds: 24 * HOUR };
  if (!(await isWithinRate(ctx, `newsletter:link:mail:${mailboxCounter(ctx, mailbox)}`, most)))
    return;
  const { rows } = await ctx.db.client.query<{ id: number }>(
    'select id from newsletter_subscriber where email = $1 and ended_at is null',
    [mailbox],
  );
  const id = rows[0]?.id;
  if (id === undefined || !(await mayMail(ctx, mailbox, 'link'))) return;
  await queueWork(ctx, {
    kind: 'mail:newsletter_settings',
    dedupeKey: `mail:newsletter_settings:${id}:${ctx.now().toISOString()}`,
    payload: { subscriberId: id },
  });
  ringOutbox();
}
