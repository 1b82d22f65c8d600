import { jobContext } from '../commerce/core/commerce-context';
import type { OutboxHandler } from '../commerce/core/outbox/run-outbox';
import {
  claimReviewMail,
  returnReviewMail,
} from '../commerce/people/review-mails/claim-review-mail';
import { reviewMailKey } from '../commerce/people/review-mails/review-mail-key';
import type { HandlerOptions, MailSender } from './mail-sender';
import { canSendAgain } from './mailer';
import { reviewRequestMail, stopReviewMailHeaders } from './review-request-mail';

/** Sends each request at most once: it is claimed before it is sent, and released if it was not. */
export function reviewRequestMailHandlers(
  options: HandlerOptions,
  { send, configurationIn }: MailSender,
): Record<string, OutboxHandler> {
  const { secret, publicOrigin } = options;
  return {
    async 'mail:review_request'(payload, job) {
      const ctx = jobContext(options, 'de');
      const orderId = Number(payload.orderId);
      const due = await claimReviewMail(ctx, orderId);
      if (!due) return;
      const { email, lang, ...about } = due;
      const request = { ...about, key: reviewMailKey(secret, orderId) };
      try {
        const frame = { lang, publicOrigin, configuration: await configurationIn(lang) };
        const headers = stopReviewMailHeaders(frame, request);
        await send(email, reviewRequestMail(frame, request), job, { headers });
      } catch (error) {
        if (canSendAgain(error)) await returnReviewMail(ctx, orderId);
        throw error;
      }
    },
  };
}
