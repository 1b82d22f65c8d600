import * as z from 'zod';
import { LIMITS } from '../entities/field-limits';
import { idSchema, lineSchema, linesSchema } from '../entities/primitives';
import type {
  AnsweredReview,
  BoughtGoods,
  BoughtGoodsPage,
  OwnReply,
  ReviewPage,
  WrittenReview,
} from '../entities/review';

const star = z.int().min(1).max(5);

export const getReviewInputSchema = z.object({
  itemId: idSchema,
  page: z.int().min(1).default(1),
  feedbacksPerPage: z.int().min(1).max(50).default(10),
  /** Only reviews with so many stars. */
  ratingValue: star.nullable().default(null),
});
export type GetReviewInput = z.input<typeof getReviewInputSchema>;

/** The order whose link was opened; default: the logged-in customer. */
const bySchema = z.strictObject({ orderId: idSchema, accessKey: z.string().max(100) }).optional();

const judgement = {
  ratingValue: star,
  title: lineSchema(LIMITS.review.title).min(1),
  message: linesSchema(LIMITS.review.message).min(1),
  authorName: lineSchema(LIMITS.review.authorName).default(''),
  by: bySchema,
};
const answer = {
  message: linesSchema(LIMITS.review.message).min(1),
  authorName: lineSchema(LIMITS.review.authorName).default(''),
};

export const reviewInputSchema = z.discriminatedUnion('type', [
  /** `targetId`: the variation. */
  z.strictObject({ type: z.literal('review'), targetId: idSchema, ...judgement }),
  /** `targetId`: the review. */
  z.strictObject({ type: z.literal('reply'), targetId: idSchema, ...answer }),
]);
export type ReviewInput = z.input<typeof reviewInputSchema>;

export const setReviewInputSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('review'), feedbackId: idSchema, ...judgement }),
  z.strictObject({ type: z.literal('reply'), feedbackId: idSchema, ...answer }),
]);
export type SetReviewInput = z.input<typeof setReviewInputSchema>;

export const deleteReviewInputSchema = z.strictObject({ feedbackId: idSchema, by: bySchema });
export type DeleteReviewInput = z.input<typeof deleteReviewInputSchema>;

export const getAuthenticatedReviewInputSchema = z.strictObject({
  variationId: idSchema,
  by: bySchema,
});
export type GetAuthenticatedReviewInput = z.input<typeof getAuthenticatedReviewInputSchema>;

export const getBoughtGoodsInputSchema = z.strictObject({
  page: z.int().min(1).max(100_000).default(1),
  /** Only variations of this item. */
  itemId: idSchema.nullable().default(null),
});
export type GetBoughtGoodsInput = z.input<typeof getBoughtGoodsInputSchema>;

export type ReviewOperations = {
  /** Returns visible reviews of an item, newest first, with counts. */
  getReview(input: GetReviewInput): Promise<ReviewPage>;
  /**
   * Returns the goods that the customer bought, the latest first, each with its review. Throws
   * `login.required`.
   */
  getBoughtGoods(input?: GetBoughtGoodsInput): Promise<BoughtGoodsPage>;
  /**
   * Returns goods with the review of their buyer: the customer, or a visitor who may see the order.
   * Throws `feedback.notAllowedWithoutPurchase` (403), `login.required` (401) and the errors of
   * `getOrder`.
   */
  getAuthenticatedReview(input: GetAuthenticatedReviewInput): Promise<BoughtGoods>;
  /**
   * Returns a visible review with the customer's reply. Throws `feedback.notFound` (404) and
   * `login.required`.
   */
  getAnsweredReview(input: { feedbackId: number }): Promise<AnsweredReview>;
  /** Returns the customer's latest replies. Throws `login.required`. */
  getOwnReplies(): Promise<OwnReply[]>;
  /**
   * Stores a review of bought goods, or a customer's reply to a review, until an operator has read
   * it. Throws as `getAuthenticatedReview` and `getAnsweredReview` do, and `feedback.writtenBefore`
   * (409).
   */
  doReview(input: ReviewInput): Promise<WrittenReview>;
  /** Changes the author's own, shown after another check. Throws `feedback.notFound` (404). */
  setReview(input: SetReviewInput): Promise<WrittenReview>;
  /** Deletes the author's own, a review with its replies. Throws `feedback.notFound` (404). */
  deleteReview(input: DeleteReviewInput): Promise<void>;
};
