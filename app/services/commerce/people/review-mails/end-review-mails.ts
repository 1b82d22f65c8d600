import { reviewMailLinkSchema, type ReviewMailLink } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import {
  allowReviewMails,
  objectsToReviewMails,
  objectToReviewMails,
} from '../../core/review-mail-objections';
import { isReviewMailKey } from './review-mail-key';

/**
 * Ends the mails that ask for reviews, for the mailbox of the order that one was about: for all its
 * orders, and later ones. False for a wrong link. Repeatable.
 */
export async function endReviewMails(ctx: CommerceContext, link: ReviewMailLink): Promise<boolean> {
  const mailbox = await mailboxOf(ctx, link);
  if (mailbox) await objectToReviewMails(ctx, mailbox);
  return mailbox !== null;
}

/**
 * Revokes an objection, which only its owner can (§ 7(3) UWG): by the link of such a mail, or
 * logged in to an account with a confirmed mailbox. False for others. Repeatable.
 */
export async function resumeReviewMails(
  ctx: CommerceContext,
  link?: ReviewMailLink,
): Promise<boolean> {
  const mailbox = await mailboxOf(ctx, link);
  if (mailbox) await allowReviewMails(ctx, mailbox);
  return mailbox !== null;
}

/** Whether the mailbox of the link or of the customer has objected; null for an unconfirmed one. */
export async function getReviewMailObjection(
  ctx: CommerceContext,
  link?: ReviewMailLink,
): Promise<boolean | null> {
  const mailbox = await mailboxOf(ctx, link);
  return mailbox === null ? null : mailbox !== '' && objectsToReviewMails(ctx, mailbox);
}

/** Empty where the data of the order's buyer are deleted: they get no mails anyway. */
async function mailboxOf(ctx: CommerceContext, link?: ReviewMailLink): Promise<string | null> {
  const { customer } = ctx.visitor;
  if (!link) return customer?.isProven ? customer.email : null;
  const parsed = reviewMailLinkSchema.safeParse(link);
  if (!parsed.success) return null;
  const { orderId, authString } = parsed.data;
  if (!isReviewMailKey(authString, ctx.secret, orderId)) return null;
  const { rows } = await ctx.db.client.query<{ email: string }>(
    'select email from orders where id = $1',
    [orderId],
  );
  return rows[0]?.email ?? '';
}
