import * as z from 'zod';
import { LIMITS } from './field-limits';
import { imageSchema } from './product';
import { idSchema, instantSchema, languageSchema, type Language } from './primitives';

/** Is it shown, unread, or refused by an operator? */
export const reviewStateSchema = z.enum(['visible', 'underReview', 'refused']);

/** A review or a reply to one (§3). `sourceRelation` is orderItem for a buyer of the goods. */
export type Review = {
  id: number;
  /** The language it is written in. */
  lang: Language;
  title: string;
  authorName: string;
  isVisible: boolean;
  sourceRelation: { feedbackRelationType: 'orderItem' | 'contact' | 'guest' }[];
  targetRelation: { feedbackRelationTargetId: number };
  feedbackComment: { comment: { message: string; createdAt: string } };
  feedbackRating: { rating: { ratingValue: number } } | null;
  replies: Review[];
};
export const reviewSchema: z.ZodType<Review> = z.lazy(() =>
  z.object({
    id: idSchema,
    lang: languageSchema,
    title: z.string(),
    authorName: z.string(),
    isVisible: z.boolean(),
    sourceRelation: z.array(
      z.object({ feedbackRelationType: z.enum(['orderItem', 'contact', 'guest']) }),
    ),
    targetRelation: z.object({ feedbackRelationTargetId: idSchema }),
    feedbackComment: z.object({
      comment: z.object({
        message: z.string().max(LIMITS.review.message),
        createdAt: instantSchema,
      }),
    }),
    feedbackRating: z
      .object({ rating: z.object({ ratingValue: z.int().min(1).max(5) }) })
      .nullable(),
    replies: z.array(reviewSchema),
  }),
);

export const reviewCountsSchema = z.object({
  ratingsCountTotal: z.int(),
  averageValue: z.number(),
  ratingsCountOf1: z.int(),
  ratingsCountOf2: z.int(),
  ratingsCountOf3: z.int(),
  ratingsCountOf4: z.int(),
  ratingsCountOf5: z.int(),
});

export const reviewPageSchema = z.object({
  feedbacks: z.array(reviewSchema),
  counts: reviewCountsSchema,
  pagination: z.object({
    page: z.int(),
    lastPage: z.int(),
    isLastPage: z.boolean(),
    totalCount: z.int(),
  }),
});
export type ReviewPage = z.infer<typeof reviewPageSchema>;

/** A stored review or reply: its item, its parent, and when it was first written. */
export const writtenReviewSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  parentId: idSchema.nullable(),
  createdAt: instantSchema,
});
export type WrittenReview = z.infer<typeof writtenReviewSchema>;

/** The author's view of a review or a reply. */
const ownTextSchema = z.object({
  id: idSchema,
  message: z.string(),
  authorName: z.string(),
  state: reviewStateSchema,
  /** The operator's reason for a refusal. */
  refusal: z.string(),
  createdAt: instantSchema,
});

export const ownReviewSchema = ownTextSchema.extend({
  ratingValue: z.int().min(1).max(5),
  title: z.string(),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** Bought goods that may be reviewed, with the buyer's review. */
export const boughtGoodsSchema = z.object({
  variationId: idSchema,
  name: z.string(),
  variationName: z.string(),
  image: imageSchema.nullable(),
  /** Without prefix. */
  path: z.string(),
  orderId: idSchema,
  orderedAt: instantSchema,
  review: ownReviewSchema.nullable(),
});
export type BoughtGoods = z.infer<typeof boughtGoodsSchema>;

export const boughtGoodsPageSchema = z.object({
  goods: z.array(boughtGoodsSchema),
  page: z.int(),
  lastPage: z.int(),
});
export type BoughtGoodsPage = z.infer<typeof boughtGoodsPageSchema>;

/** A reply in the view of its author. */
export const ownReplySchema = ownTextSchema.extend({
  reviewId: idSchema,
  /** The title of the review it answers. */
  reviewTitle: z.string(),
});
export type OwnReply = z.infer<typeof ownReplySchema>;

/** A visible review, with the visitor's reply. */
export const answeredReviewSchema = z.object({
  id: idSchema,
  /** Of the goods, without prefix. */
  path: z.string(),
  name: z.string(),
  title: z.string(),
  authorName: z.string(),
  message: z.string(),
  reply: ownTextSchema.nullable(),
});
export type AnsweredReview = z.infer<typeof answeredReviewSchema>;
