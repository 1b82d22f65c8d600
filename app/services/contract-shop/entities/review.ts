import * as z from 'zod/v4';
import type { Language, Review, ReviewPage } from '~/services/shop-api';
import {
  countSchema,
  flagSchema,
  listOf,
  maybe,
  maybeNumber,
  momentSchema,
  readableOf,
  textSchema,
  wireIdSchema,
} from './lenient';
import { words } from './words';

const sourceSchema = z.object({
  feedbackRelationType: z.enum(['orderItem', 'contact', 'guest']).catch('guest'),
  feedbackRelationSourceId: textSchema,
});

const ownSchema = z.object({
  id: wireIdSchema,
  title: textSchema,
  authorName: textSchema,
  isVisible: flagSchema,
  sourceRelation: listOf(sourceSchema),
  targetRelation: maybe(z.object({ feedbackRelationTargetId: maybeNumber })),
  feedbackComment: z.object({
    comment: z.object({ message: textSchema, createdAt: momentSchema }),
  }),
  feedbackRating: maybe(z.object({ rating: maybe(z.object({ ratingValue: countSchema })) })),
});

export type WireReview = z.output<typeof ownSchema> & { replies: WireReview[] };

/** A review or a reply. */
export const wireReviewSchema: z.ZodType<WireReview> = z.lazy(() =>
  ownSchema.extend({ replies: readableOf(wireReviewSchema) }),
);

const countsSchema = z.object({
  ratingsCountTotal: countSchema,
  averageValue: maybeNumber.transform((value) => value ?? 0),
  ratingsCountOf1: countSchema,
  ratingsCountOf2: countSchema,
  ratingsCountOf3: countSchema,
  ratingsCountOf4: countSchema,
  ratingsCountOf5: countSchema,
});

export const wireReviewPageSchema = z.object({
  feedbacks: readableOf(wireReviewSchema),
  counts: maybe(countsSchema),
  pagination: maybe(
    z.object({ page: countSchema, lastPage: countSchema, totalCount: countSchema }),
  ),
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
