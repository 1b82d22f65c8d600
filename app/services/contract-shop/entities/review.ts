import * as z from 'zod/v4';
import type { Language, Review, ReviewPage } from '~/services/shop-api';
import {
  readableList,
  toldCount,
  toldId,
  toldList,
  toldMoment,
  toldNumberOrNull,
  toldOrNull,
  toldText,
  toldYes,
  words,
} from './told';

const sourceSchema = z.object({
  feedbackRelationType: z.enum(['orderItem', 'contact', 'guest']).catch('guest'),
  feedbackRelationSourceId: toldText,
});

const ownSchema = z.object({
  id: toldId,
  title: toldText,
  authorName: toldText,
  isVisible: toldYes,
  sourceRelation: toldList(sourceSchema),
  targetRelation: toldOrNull(z.object({ feedbackRelationTargetId: toldNumberOrNull })),
  feedbackComment: z.object({
    comment: z.object({ message: toldText, createdAt: toldMoment }),
  }),
  feedbackRating: toldOrNull(
    z.object({ rating: toldOrNull(z.object({ ratingValue: toldCount })) }),
  ),
});

export type WireReview = z.output<typeof ownSchema> & { replies: WireReview[] };

/** A review or a reply. */
export const wireReviewSchema: z.ZodType<WireReview> = z.lazy(() =>
  ownSchema.extend({ replies: readableList(wireReviewSchema) }),
);

const countsSchema = z.object({
  ratingsCountTotal: toldCount,
  averageValue: toldNumberOrNull.transform((value) => value ?? 0),
  ratingsCountOf1: toldCount,
  ratingsCountOf2: toldCount,
  ratingsCountOf3: toldCount,
  ratingsCountOf4: toldCount,
  ratingsCountOf5: toldCount,
});

export const wireReviewPageSchema = z.object({
  feedbacks: readableList(wireReviewSchema),
  counts: toldOrNull(countsSchema),
  pagination: toldOrNull(z.object({ page: toldCount, lastPage: toldCount, totalCount: toldCount })),
});

const NO_COUNTS = countsSchema.parse({});

/** A page of reviews. In which language one is written nobody tells: that of the page is taken. */
export function toReviewPage(
  { feedbacks, counts, pagination }: z.output<typeof wireReviewPageSchema>,
  lang: Language,
): ReviewPage {
  const page = Math.max(1, pagination?.page ?? 1);
  const lastPage = Math.max(1, pagination?.lastPage ?? 1);
  return {
    feedbacks: feedbacks.map((review) => toReview(review, lang)),
    counts: counts ?? NO_COUNTS,
    pagination: {
      page,
      lastPage,
      isLastPage: page >= lastPage,
      totalCount: pagination?.totalCount ?? feedbacks.length,
    },
  };
}

function toReview(wire: WireReview, lang: Language): Review {
  const stars = wire.feedbackRating?.rating?.ratingValue ?? 0;
  const { message, createdAt } = wire.feedbackComment.comment;
  return {
    id: wire.id,
    lang,
    title: words(wire.title),
    authorName: wire.authorName,
    isVisible: wire.isVisible,
    sourceRelation: wire.sourceRelation.map(({ feedbackRelationType }) => ({
      feedbackRelationType,
    })),
    targetRelation: {
      feedbackRelationTargetId: wire.targetRelation?.feedbackRelationTargetId ?? 0,
    },
    feedbackComment: { comment: { message: words(message), createdAt } },
    feedbackRating: stars >= 1 && stars <= 5 ? { rating: { ratingValue: stars } } : null,
    replies: wire.replies.map((reply) => toReview(reply, lang)),
  };
}
