import * as z from 'zod/v4';
import { idSchema, instantSchema, languageSchema, type Language } from './primitives';

/** A review or a reply to one (§3). `sourceRelation` says orderItem when the author bought the goods. */
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
      comment: z.object({ message: z.string().max(500), createdAt: instantSchema }),
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
