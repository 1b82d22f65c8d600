import * as z from 'zod/v4';
import type { Language, Review, ReviewPage } from '~/services/shop-api';
import {
  readableList,
  toldCount,
  toldFields,
  toldId,
  toldList,
  toldMoment,
  toldNumberOrNull,
  toldOneOrMore,
  toldOrNull,
  toldText,
  toldWords,
  toldYes,
} from './told';

const ownSchema = z.object({
  id: toldId,
  title: toldWords,
  authorName: toldText,
  isVisible: toldYes,
  sourceRelation: toldList(
    z.object({ feedbackRelationType: z.enum(['orderItem', 'contact', 'guest']).catch('guest') }),
  ),
  targetRelation: toldFields({ feedbackRelationTargetId: toldCount }),
  feedbackComment: z.object({
    comment: z.object({ message: toldWords, createdAt: toldMoment }),
  }),
  feedbackRating: toldFields({ rating: toldFields({ ratingValue: toldCount }) }),
});

export type WireReview = z.output<typeof ownSchema> & { replies: WireReview[] };

/** A review or a reply. */
export const wireReviewSchema: z.ZodType<WireReview> = z.lazy(() =>
  ownSchema.extend({ replies: readableList(wireReviewSchema) }),
);

export const wireReviewPageSchema = z.object({
  feedbacks: readableList(wireReviewSchema),
  counts: toldFields({
    ratingsCountTotal: toldCount,
    averageValue: toldNumberOrNull.transform((value) => value ?? 0),
    ratingsCountOf1: toldCount,
    ratingsCountOf2: toldCount,
    ratingsCountOf3: toldCount,
    ratingsCountOf4: toldCount,
    ratingsCountOf5: toldCount,
  }),
  pagination: toldFields({
    page: toldOneOrMore,
    lastPage: toldOneOrMore,
    totalCount: toldOrNull(toldCount),
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
