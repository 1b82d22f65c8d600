import type { AdditionalInformation } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import { objectsToReviewMails, objectToReviewMails } from '../../core/review-mail-objections';
import { orderRulesOf } from '../../core/settings/order-rules';

/**
 * How many days after sending a mail asks this visitor for reviews, which the checkout says (§ 7(3) no. 4
 * UWG); null where none will. Whether a mailbox objected is told to nobody who has not proved that it is theirs.
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
 * What a new order keeps of that mail, in its transaction: announced, where the checkout said it to its
 * buyer, who did not object, now or ever. An objection counts for the mailbox.
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
