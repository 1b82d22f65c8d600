import * as z from 'zod/v4';
import type { Language, Review, ReviewPage } from '~/services/shop-api';
import * as told from './told';

const ownSchema = z.object({
  id: told.id,
  title: told.words,
  authorName: told.text,
  isVisible: told.yes,
  sourceRelation: told.list(
    z.object({ feedbackRelationType: z.enum(['orderItem', 'contact', 'guest']).catch('guest') }),
  ),
  targetRelation: told.fields({ feedbackRelationTargetId: told.count }),
  feedbackComment: z.object({ comment: z.object({ message: told.words, createdAt: told.moment }) }),
  feedbackRating: told.fields({ rating: told.fields({ ratingValue: told.count }) }),
});

export type WireReview = z.output<typeof ownSchema> & { replies: WireReview[] };

/** A review or a reply. */
export const wireReviewSchema: z.ZodType<WireReview> = z.lazy(() =>
  ownSchema.extend({ replies: told.readableList(wireReviewSchema) }),
);

export const wireReviewPageSchema = z.object({
  feedbacks: told.readableList(wireReviewSchema),
  counts: told.fields({
    ratingsCountTotal: told.count,
    averageValue: told.numberOrNull.transform((value) => value ?? 0),
    ratingsCountOf1: told.count,
    ratingsCountOf2: told.count,
    ratingsCountOf3: told.count,
    ratingsCountOf4: told.count,
    ratingsCountOf5: told.count,
  }),
  pagination: told.fields({
    page: told.oneOrMore,
    lastPage: told.oneOrMore,
    totalCount: told.orNull(told.count),
  }),
});

/** A page of reviews. In which language one is written nobody tells: that of the page is taken. */
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
