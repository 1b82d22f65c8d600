import type { AdditionalInformation } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import { objectsToReviewMails, objectToReviewMails } from '../../core/review-mail-objections';
import { orderRulesOf } from '../../core/settings/order-rules';

/**
 * How many days after sending a mail asks this visitor for reviews, which the checkout announces (§
 * 7(3) no. 4 UWG); null where none will. Whether a mailbox has objected is shown only to a visitor
 * with the confirmed mailbox.
 */
export async function reviewMailDays(
  ctx: CommerceContext,
  { settings }: Pick<ReferenceTables, 'settings'>,
): Promise<number | null> {
  const { reviewMailDays: days } = orderRulesOf(settings);
  const { customer } = ctx.visitor;
  if (days === null || !customer?.isProven) return days;
  return (await objectsToReviewMails(ctx, customer.email)) ? null : days;
}

type ReviewMailChoice = { email: string; information: Pick<AdditionalInformation, 'reviewMail'> };

/**
 * The state of that mail for a new order, in its transaction: announced, if the checkout announced
 * it to its buyer, who has not objected now or before. An objection counts for the mailbox.
 */
export async function announceReviewMail(
  ctx: CommerceContext,
  { settings }: Pick<ReferenceTables, 'settings'>,
  { email, information: { reviewMail } }: ReviewMailChoice,
): Promise<'announced' | null> {
  if (reviewMail === 'refused') await objectToReviewMails(ctx, email);
  if (reviewMail !== 'announced' || orderRulesOf(settings).reviewMailDays === null) return null;
  return (await objectsToReviewMails(ctx, email)) ? null : 'announced';
}
