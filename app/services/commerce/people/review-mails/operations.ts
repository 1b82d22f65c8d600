import type { ReviewMailOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { endReviewMails, getReviewMailObjection, resumeReviewMails } from './end-review-mails';

/** The mail that asks for reviews, and objections to it. */
export function reviewMailOperations(ctx: CommerceContext): ReviewMailOperations {
  return {
    deleteReviewMails: (link) => endReviewMails(ctx, link),
    doResumeReviewMails: (link) => resumeReviewMails(ctx, link),
    getReviewMailObjection: (link) => getReviewMailObjection(ctx, link),
  };
}
