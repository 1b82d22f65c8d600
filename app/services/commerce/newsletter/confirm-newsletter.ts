import type * as z from 'zod/v4';
import { confirmNewsletterInputSchema } from '../../shop-api';
import { RETENTION, forgetBefore } from '~/services/shop-api/retention';
import type { CommerceContext } from '../commerce-context';
import { isNewsletterKey } from './newsletter-key';

type LinkInput = z.input<typeof confirmNewsletterInputSchema>;

/** Confirms an address by the link of its mail; false when the link is wrong or too old. Repeatable. */
export async function confirmNewsletter(ctx: CommerceContext, input: LinkInput): Promise<boolean> {
  const subscriber = await findByLink(ctx, input);
  if (!subscriber || subscriber.endedAt) return false;
  const tooOld = forgetBefore(RETENTION.newsletterRequests, ctx.now());
  if (!subscriber.confirmedAt && subscriber.requestedAt < tooOld) return false;
  await ctx.db.client.query(
    `update newsletter_subscriber set confirmed_at = $2, confirmed_from = $3
     where id = $1 and confirmed_at is null`,
    [subscriber.id, ctx.now(), ctx.visitor.clientAddress],
  );
  return true;
}

/** Ends a subscription by the link of a mail; false when the link is wrong. Repeatable. */
export async function unsubscribeNewsletter(
  ctx: CommerceContext,
  input: LinkInput,
): Promise<boolean> {
  const subscriber = await findByLink(ctx, input);
  if (!subscriber) return false;
  await ctx.db.client.query(
    `update newsletter_subscriber set ended_at = $2 where id = $1 and ended_at is null`,
    [subscriber.id, ctx.now()],
  );
  return true;
}

type Subscriber = {
  id: number;
  requestedAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
};

async function findByLink(ctx: CommerceContext, input: LinkInput): Promise<Subscriber | undefined> {
  const link = confirmNewsletterInputSchema.parse(input);
  const { rows } = await ctx.db.client.query<Subscriber>(
    `select id, requested_at as "requestedAt", confirmed_at as "confirmedAt", ended_at as "endedAt"
     from newsletter_subscriber where id = $1`,
    [link.newsletterEmailId],
  );
  const subscriber = rows[0];
  if (!subscriber) return undefined;
  return isNewsletterKey(link.authString, ctx.secret, subscriber.id, subscriber.requestedAt)
    ? subscriber
    : undefined;
}
