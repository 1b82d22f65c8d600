import * as z from 'zod';
import { byIntent, done, form, type Form, type FormPost } from '~/features/page/form-action.server';
import { found } from '~/features/page/id-field.server';
import { isPlainLine, isPlainText } from '~/lib/control-characters';
import type { GetAuthenticatedReviewInput } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { ReviewView } from './review-view';

/** The subject of the form, and the page after it. */
export type ReviewForm = {
  view: ReviewView;
  by?: GetAuthenticatedReviewInput['by'];
  /** The page after it: the order for a guest, the list for a customer. */
  listPath: string;
};

const texts = {
  'ratingValue.required': 'reviews.error.rating',
  'title.required': 'reviews.error.headline',
  'message.required': 'reviews.error.text',
} as const;

/** A line break counts once, as in the browser's field. */
const words = z
  .string('message.required')
  .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
  .trim()
  .min(1, 'message.required')
  .max(LIMITS.review.message, 'message.tooLong')
  .refine(isPlainText, 'message.characters');
const authorName = z
  .string()
  .trim()
  .max(LIMITS.review.authorName, 'authorName.tooLong')
  .refine(isPlainLine, 'authorName.characters')
  .default('');
const judgement = z.object({
  ratingValue: z
    .string('ratingValue.required')
    .regex(/^[1-5]$/, 'ratingValue.required')
    .transform(Number),
  title: z
    .string('title.required')
    .trim()
    .min(1, 'title.required')
    .max(LIMITS.review.title, 'title.tooLong')
    .refine(isPlainLine, 'title.characters'),
  message: words,
  authorName,
});
const answer = z.object({ message: words, authorName });
const nothing = z.object({});

/** The forms of a page about bought goods (9.32); 303 to the list, or to the order of a guest. */
export const reviewForms: Form<ReviewForm, Response> = byIntent(
  {
    'create-review': form({
      schema: judgement,
      texts,
      places: { 'feedback.writtenBefore': 'title' },
      async run(judged, { context, found: { view, by, listPath } }: FormPost<ReviewForm>) {
        const { variationId: targetId } = view.goods;
        await context.shop.doReview({ type: 'review', targetId, ...judged, by });
        return done(context, listPath, 'reviews.notice.sent');
      },
    }),
    'update-review': form({
      schema: judgement,
      texts,
      async run(judged, { context, found: { view, by, listPath } }: FormPost<ReviewForm>) {
        const { shop } = context;
        const { review, goods } = view;
        // The text is saved even if another tab has deleted the review it was to replace.
        await (review
          ? shop.setReview({ type: 'review', feedbackId: review.id, ...judged, by })
          : shop.doReview({ type: 'review', targetId: goods.variationId, ...judged, by }));
        return done(context, listPath, 'reviews.notice.saved');
      },
    }),
    'delete-review': form({
      schema: nothing,
      async run(_, { context, found: { view, by, listPath } }: FormPost<ReviewForm>) {
        await context.shop.deleteReview({ feedbackId: found(view.review).id, by });
        return done(context, listPath, 'reviews.notice.deleted');
      },
    }),
  },
  'create-review',
);

/** A reply to a review; 303 to the list. */
export const replyForms = byIntent(
  {
    'create-reply': form({
      schema: answer,
      texts,
      places: { 'feedback.writtenBefore': 'message' },
      async run(answered, { context, found: { id } }: FormPost<RepliedReview>) {
        await context.shop.doReview({ type: 'reply', targetId: id, ...answered });
        return done(context, LIST, 'reviews.notice.sent');
      },
    }),
    'update-reply': form({
      schema: answer,
      texts,
      async run(answered, { context, found: { id, reply } }: FormPost<RepliedReview>) {
        const { shop } = context;
        await (reply
          ? shop.setReview({ type: 'reply', feedbackId: reply.id, ...answered })
          : shop.doReview({ type: 'reply', targetId: id, ...answered }));
        return done(context, LIST, 'reviews.notice.saved');
      },
    }),
    'delete-reply': form({
      schema: nothing,
      async run(_, { context, found: { reply } }: FormPost<RepliedReview>) {
        await context.shop.deleteReview({ feedbackId: found(reply).id });
        return done(context, LIST, 'reviews.notice.deleted');
      },
    }),
  },
  'create-reply',
);

type RepliedReview = { id: number; reply: { id: number } | null };

/** The list of all the customer's reviews. */
export const LIST = '/my-account/reviews';
