import { reviewMailLinkSchema, type ReviewMailLink } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { objectToReviewMails } from '../../ground/review-mail-objections';
import { isReviewMailKey } from './review-mail-key';

/**
 * Ends the mails that ask for reviews, for the mailbox of the order that one was about: for all its
 * orders, and those to come. False for a wrong link. Repeatable.
 */
export async function endReviewMails(ctx: CommerceContext, link: ReviewMailLink): Promise<boolean> {
  const parsed = reviewMailLinkSchema.safeParse(link);
  if (!parsed.success) return false;
  const { orderId, authString } = parsed.data;
  if (!isReviewMailKey(authString, ctx.secret, orderId)) return false;
  const { rows } = await ctx.db.client.query<{ email: string }>(
    `select email from orders where id = $1 and email <> ''`,
    [orderId],
  );
  // Whose buyer is forgotten is written to no more as it is.
  if (rows[0]) await objectToReviewMails(ctx, rows[0].email);
  return true;
}
