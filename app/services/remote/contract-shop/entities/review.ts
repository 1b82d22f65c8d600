import * as z from 'zod';
import type { Language, Review, ReviewPage } from '~/services/shop-api';
import * as lenient from './lenient';

const ownSchema = z.object({
  id: lenient.id,
  title: lenient.words,
  authorName: lenient.text,
  isVisible: lenient.yes,
  sourceRelation: lenient.list(
    z.object({ feedbackRelationType: z.enum(['orderItem', 'contact', 'guest']).catch('guest') }),
  ),
  targetRelation: lenient.fields({ feedbackRelationTargetId: lenient.count }),
  feedbackComment: z.object({
    comment: z.object({ message: lenient.words, createdAt: lenient.moment }),
  }),
  feedbackRating: lenient.fields({ rating: lenient.fields({ ratingValue: lenient.count }) }),
});

export type WireReview = z.output<typeof ownSchema> & { replies: WireReview[] };

/** A review or a reply. */
export const wireReviewSchema: z.ZodType<WireReview> = z.lazy(() =>
  ownSchema.extend({ replies: lenient.readableList(wireReviewSchema) }),
);

export const wireReviewPageSchema = z.object({
  feedbacks: lenient.readableList(wireReviewSchema),
  counts: lenient.fields({
    ratingsCountTotal: lenient.count,
    averageValue: lenient.numberOrNull.transform((value) => value ?? 0),
    ratingsCountOf1: lenient.count,
    ratingsCountOf2: lenient.count,
    ratingsCountOf3: lenient.count,
    ratingsCountOf4: lenient.count,
    ratingsCountOf5: lenient.count,
  }),
  pagination: lenient.fields({
    page: lenient.oneOrMore,
    lastPage: lenient.oneOrMore,
    totalCount: lenient.orNull(lenient.count),
  }),
});

/** A page of reviews. Their languages are unknown: that of the page is used. */
export function toReviewPage(
  { feedbacks, counts, pagination }: z.output<typeof wireReviewPageSchema>,
  lang: Language,
): ReviewPage {
  const { page, lastPage, totalCount } = pagination;
  return {
    feedbacks: feedbacks.map((review) => toReview(review, lang)),
    counts,
    pagination: {
      page,
      lastPage,
      isLastPage: page >= lastPage,
      totalCount: totalCount ?? feedbacks.length,
    },
  };
}

function toReview(
  { feedbackRating: { rating }, replies, ...wire }: WireReview,
  lang: Language,
): Review {
  const { ratingValue } = rating;
  return {
    ...wire,
    lang,
    feedbackRating: ratingValue >= 1 && ratingValue <= 5 ? { rating } : null,
    replies: replies.map((reply) => toReview(reply, lang)),
  };
}
