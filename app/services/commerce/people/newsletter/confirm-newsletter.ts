import { cutoffOf } from '~/services/shop-api/retention';
import type { NewsletterLink } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { retentionOf } from '../../core/settings/retention';
import { findSubscriber } from './find-subscriber';

/** Confirms an address by the link of its mail; false when the link is wrong or too old. Repeatable. */
export async function confirmNewsletter(
  ctx: CommerceContext,
  link: NewsletterLink,
): Promise<boolean> {
  const subscriber = await findSubscriber(ctx, link);
  if (!subscriber || subscriber.endedAt) return false;
  const { newsletterRequests } = retentionOf((await ctx.reference()).settings);
  const tooOld = cutoffOf(newsletterRequests, ctx.now());
  if (!subscriber.confirmedAt && subscriber.requestedAt < tooOld) return false;
  await ctx.db.client.query(
    `update newsletter_subscriber set confirmed_at = $2, confirmed_from = $3
     where id = $1 and confirmed_at is null`,
    [subscriber.id, ctx.now(), ctx.visitor.clientAddress],
  );
  return true;
}
