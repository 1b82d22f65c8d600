import { jobContext } from '../commerce/core/commerce-context';
import type { OutboxHandler } from '../commerce/core/outbox/run-outbox';
import { authorOf } from '../commerce/people/reviews/review-author';
import { findReviews } from '../commerce/people/reviews/waiting-reviews';
import type { HandlerOptions, MailSender } from './mail-sender';
import { reviewNoticeMail, reviewRefusedMail } from './review-notice-mails';

/** Sends mails about reviews, unless they were decided, changed or deleted meanwhile. */
export function reviewNoticeMailHandlers(
  options: HandlerOptions,
  { send, configurationIn, forTeam }: MailSender,
): Record<string, OutboxHandler> {
  const { publicOrigin } = options;
  return {
    async 'mail:review_notice'({ reviewId }, job) {
      const { lang, configuration } = await forTeam();
      const [review] = await findReviews(jobContext(options, lang), Number(reviewId));
      if (review?.state !== 'underReview') return;
      await send(configuration.seller.email, reviewNoticeMail(review, configuration), job);
    },
    async 'mail:review_refused'({ reviewId }, job) {
      const ctx = jobContext(options, 'de');
      const [review] = await findReviews(ctx, Number(reviewId));
      if (review?.state !== 'refused') return;
      const author = await authorOf(ctx, review.id);
      if (!author) return;
      const { email, lang, path } = author;
      const frame = { lang, publicOrigin, configuration: await configurationIn(lang) };
      await send(email, reviewRefusedMail(frame, review, { path }), job);
    },
  };
}
