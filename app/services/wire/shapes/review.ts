import * as z from 'zod';
import type { OwnReview, Review, ReviewPage } from '~/services/shop-api';

const commentSchema = z.strictObject({
  commentId: z.string(),
  commentRelationType: z.literal('feedback'),
  commentRelationTargetId: z.string(),
  comment: z.strictObject({
    id: z.int(),
    message: z.string(),
    isVisible: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
});

const ratingSchema = z.strictObject({
  ratingId: z.string(),
  ratingRelationType: z.literal('feedback'),
  ratingRelationTargetId: z.string(),
  rating: z.strictObject({
    id: z.string(),
    ratingValue: z.string(),
    isVisible: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
});

/** A review or a reply; nearly all its ids and numbers are text. */
export type WireReview = {
  id: number;
  title: string;
  isVisible: boolean;
  createdAt: string;
  updatedAt: string;
  authorName: string;
  feedbackComment: z.infer<typeof commentSchema>;
  feedbackRating: z.infer<typeof ratingSchema> | null;
  targetRelation: z.infer<typeof targetSchema>;
  sourceRelation: z.infer<typeof sourceSchema>[];
  replies: WireReview[];
};

const targetSchema = z.strictObject({
  feedbackId: z.string(),
  feedbackRelationType: z.enum(['item', 'feedback']),
  feedbackRelationTargetId: z.string(),
  variationAttributes: z.array(z.unknown()).length(0),
  targetRelationLabel: z.string(),
  targetRelationName: z.array(z.unknown()).length(0),
  feedbackRelationParentTargetId: z.int(),
});

const sourceSchema = z.strictObject({
  feedbackId: z.string(),
  feedbackRelationType: z.enum(['orderItem', 'contact', 'guest']),
  /** The number of the customer who wrote it, returned only to them. */
  feedbackRelationSourceId: z.string(),
  sourceRelationLabel: z.string(),
  sourceRelationTypeLabel: z.string(),
});

export const wireReviewSchema: z.ZodType<WireReview> = z.lazy(() =>
  z.strictObject({
    id: z.int(),
    title: z.string(),
    isVisible: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
    authorName: z.string(),
    feedbackComment: commentSchema,
    feedbackRating: ratingSchema.nullable(),
    targetRelation: targetSchema,
    sourceRelation: z.array(sourceSchema),
    replies: z.array(wireReviewSchema),
  }),
);

export const wireReviewCountsSchema = z.strictObject({
  ratingsCountOf1: z.int(),
  ratingsCountOf2: z.int(),
  ratingsCountOf3: z.int(),
  ratingsCountOf4: z.int(),
  ratingsCountOf5: z.int(),
  ratingsCountTotal: z.int(),
  averageValue: z.string(),
  highestCount: z.int(),
});

export const wireReviewPageSchema = z.strictObject({
  feedbacks: z.array(wireReviewSchema),
  itemAttributes: z.array(z.unknown()).length(0),
  pagination: z.strictObject({
    page: z.string(),
    lastPage: z.int(),
    isLastPage: z.boolean(),
    totalCount: z.int(),
  }),
  counts: wireReviewCountsSchema,
});
export type WireReviewPage = z.infer<typeof wireReviewPageSchema>;

/** The calling customer, and the ids of their reviews and replies. */
export type OwnTexts = { customerId: number; ids: ReadonlySet<number> };

export function toWireReviewPage(
  { feedbacks, counts, pagination }: ReviewPage,
  own: OwnTexts | null,
): WireReviewPage {
  return {
    feedbacks: feedbacks.map((review) => toWireReview(review, { own })),
    itemAttributes: [],
    pagination: { ...pagination, page: String(pagination.page) },
    counts: toWireReviewCounts(counts),
  };
}

export function toWireReviewCounts(
  counts: ReviewPage['counts'],
): z.infer<typeof wireReviewCountsSchema> {
  const { ratingsCountTotal: _total, averageValue, ...byStars } = counts;
  return {
    ...counts,
    averageValue: averageValue.toFixed(2),
    highestCount: Math.max(...Object.values(byStars)),
  };
}

export function toWireReview(
  review: Review,
  { own, parentId }: { own: OwnTexts | null; parentId?: number },
): WireReview {
  const { message, createdAt } = review.feedbackComment.comment;
  return writtenReview({
    id: review.id,
    itemId: review.targetRelation.feedbackRelationTargetId,
    parentId,
    title: review.title,
    authorName: review.authorName,
    message,
    createdAt,
    ratingValue: review.feedbackRating?.rating.ratingValue ?? null,
    isVisible: review.isVisible,
    source: review.sourceRelation[0]?.feedbackRelationType ?? 'guest',
    authorId: own?.ids.has(review.id) ? String(own.customerId) : '',
    replies: review.replies.map((reply) => toWireReview(reply, { own, parentId: review.id })),
  });
}

type ReviewText = {
  id: number;
  itemId: number;
  /** For a reply: its review. */
  parentId?: number | undefined;
  title: string;
  authorName: string;
  message: string;
  createdAt: string;
  ratingValue: number | null;
  isVisible: boolean;
  source: 'orderItem' | 'contact' | 'guest';
  authorId: string;
  replies: WireReview[];
};

/** A text about goods in the form of the wire. */
export function writtenReview(written: ReviewText): WireReview {
  const { id, itemId, parentId, title, message, createdAt, ratingValue, source } = written;
  const number = String(id);
  const dates = { isVisible: written.isVisible ? '1' : '0', createdAt, updatedAt: createdAt };
  return {
    id,
    title,
    isVisible: written.isVisible,
    createdAt,
    updatedAt: createdAt,
    authorName: written.authorName,
    feedbackComment: {
      commentId: number,
      commentRelationType: 'feedback',
      commentRelationTargetId: number,
      comment: { id, message, ...dates },
    },
    feedbackRating:
      ratingValue === null
        ? null
        : {
            ratingId: number,
            ratingRelationType: 'feedback',
            ratingRelationTargetId: number,
            rating: { id: number, ratingValue: String(ratingValue), ...dates },
          },
    targetRelation: {
      feedbackId: number,
      feedbackRelationType: parentId === undefined ? 'item' : 'feedback',
      feedbackRelationTargetId: String(parentId ?? itemId),
      variationAttributes: [],
      targetRelationLabel: '',
      targetRelationName: [],
      feedbackRelationParentTargetId: itemId,
    },
    sourceRelation: [
      {
        feedbackId: number,
        feedbackRelationType: source,
        feedbackRelationSourceId: written.authorId,
        sourceRelationLabel: '',
        sourceRelationTypeLabel: '',
      },
    ],
    replies: written.replies,
  };
}

type OwnReviewTarget = { itemId: number; customerId: number; replies: WireReview[] };

/** A customer's review of goods they bought, for themselves. */
export function toWireOwnReview(
  review: OwnReview,
  { itemId, customerId, replies }: OwnReviewTarget,
): WireReview {
  return writtenReview({
    ...review,
    itemId,
    isVisible: review.state === 'visible',
    source: 'orderItem',
    authorId: String(customerId),
    replies,
  });
}
