import { brokenEmailRule } from '~/lib/email-address';
import type * as z from 'zod';
import { addressKey } from '~/lib/address-key.server';
import { ShopError, subscribeNewsletterInputSchema } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { mailboxCounter } from '../../core/mailbox-counter';
import { mayMail } from '../../core/mail-budget';
import { queueWork, ringOutbox } from '../../core/outbox/queue';
import { isNewMailbox } from '../../core/new-mailbox';
import { isWithinRate, limitRate } from '../../core/rate-limit';

const HOUR = 3600;

/**
 * Starts the double opt-in (L-60): stores who agreed to which text and when, and queues the mail
 * with the link. A confirmed subscriber gets no second mail, and the answer is the same. A mailbox
 * gets at most three such mails a day; a fourth request gets the same answer. Throws
 * `newsletter.createFailed` with a cause for a wrong address, and `security.tooManyRequests`.
 */
export async function subscribeNewsletter(
  ctx: CommerceContext,
  input: z.input<typeof subscribeNewsletterInputSchema>,
): Promise<void> {
  const wish = subscribeNewsletterInputSchema.parse(input);
  if (!(await isNewMailbox(ctx, wish.email))) {
    throw new ShopError('newsletter.createFailed', {
      cause: { email: brokenEmailRule(wish.email) },
    });
  }
  const client = `newsletter:client:${addressKey(ctx.visitor.clientAddress)}`;
  await limitRate(ctx, client, { max: 30, seconds: HOUR });
  const mailbox = `newsletter:mail:${mailboxCounter(ctx, wish.email)}`;
  if (!(await isWithinRate(ctx, mailbox, { max: 3, seconds: 24 * HOUR }))) return;
  const requestedAt = ctx.now();

  await transact(ctx, async (ctx) => {
    const { rows } = await ctx.db.client.query<{ id: number }>(
      `insert into newsletter_subscriber as s
         (email, first_name, last_name, lang, consent_text, requested_at, requested_from, customer_id)
       values (lower($1), $2, $3, $4, $5, $6, $7, $8)
       on conflict (email) do update set
         first_name = excluded.first_name, last_name = excluded.last_name, lang = excluded.lang,
         consent_text = excluded.consent_text, requested_at = excluded.requested_at,
         requested_from = excluded.requested_from, confirmed_at = null, confirmed_from = null,
         ended_at = null, customer_id = excluded.customer_id
         where s.confirmed_at is null or s.ended_at is not null
       returning id`,
      [
        wish.email,
        wish.firstName,
        wish.lastName,
        ctx.lang,
        wish.consentText,
        requestedAt,
        ctx.visitor.clientAddress,
        ctx.visitor.customer?.id ?? null,
      ],
    );
    const id = rows[0]?.id;
    if (id === undefined || !(await mayMail(ctx, wish.email, 'link'))) return;
    await queueWork(ctx, {
      kind: 'mail:newsletter_opt_in',
      dedupeKey: `mail:newsletter_opt_in:${id}:${requestedAt.toISOString()}`,
      payload: { subscriberId: id },
    });
  });
  ringOutbox();
}
