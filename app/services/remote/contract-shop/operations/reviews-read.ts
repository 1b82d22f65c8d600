import type { ReviewOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toReviewPage, wireReviewPageSchema } from '../entities/review';
import { nullIfNotFound } from '../null-if-not-found';
import { readAnswer } from '../read-answer';

/** The reviews of goods. */
export function reviewReading(call: ContractCall): Pick<ReviewOperations, 'getReview'> {
  return {
    async getReview({ itemId, page = 1, feedbacksPerPage = 10, ratingValue = null }) {
      const stars = ratingValue === null ? {} : { ratingValue };
      const answer = await nullIfNotFound(
        call.ask('getReview', { itemId, page, feedbacksPerPage, ...stars }),
      );
      const wire = readAnswer('getReview', wireReviewPageSchema, answer ?? {});
      const found = toReviewPage(wire, call.locale);
      if (ratingValue === null) return found;
      // Not every server filters by stars.
      const feedbacks = found.feedbacks.filter(
        ({ feedbackRating }) => feedbackRating?.rating.ratingValue === ratingValue,
      );
      return { ...found, feedbacks };
    },
  };
}
