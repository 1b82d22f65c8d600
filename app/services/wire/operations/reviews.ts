import * as z from 'zod';
import {
  isShopError,
  ShopError,
  type OwnReview,
  type Review,
  type WrittenReview,
} from '~/services/shop-api';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import { wireCountSchema, wireIdSchema } from '../shapes/primitives';
import {
  toWireOwnReview,
  toWireReview,
  toWireReviewCounts,
  toWireReviewPage,
  wireReviewCountsSchema,
  wireReviewPageSchema,
  wireReviewSchema,
  writtenReview,
  type OwnTexts,
  type WireReview,
} from '../shapes/review';

/** Far beyond what the shop accepts: its own refusal names the limit (§5). */
const text = z.string().max(20_000).nullish();

/** For a review; empty for a reply. */
const JUDGEMENT = {
  ratingValue: wireCountSchema.nullish(),
  title: text,
};
const TEXT = {
  ...JUDGEMENT,
  message: text,
  authorName: text,
};
const typeSchema = z.enum(['review', 'reply']);

type Text = z.output<z.ZodObject<typeof TEXT>> & { type: z.output<typeof typeSchema> };

/**
 * The fields of a review or a reply. The shop refuses one without text or stars
 * (`feedback.invalid`).
 */
function saidOf({ type, ratingValue, title, message, authorName }: Text) {
  const words = { message: message ?? '', authorName: authorName ?? '' };
  return type === 'reply'
    ? { type, ...words }
    : { type, ...words, ratingValue: ratingValue ?? 0, title: title ?? '' };
}

const writtenSchema = z.strictObject({
  events: z.array(z.unknown()).length(0),
  data: wireReviewSchema,
});

/** The saved text as its author sees it: others see it only after moderation. */
function kept(text: Text, { id, itemId, parentId, createdAt }: WrittenReview, call: WireCall) {
  const said = saidOf(text);
  const data = writtenReview({
    id,
    itemId,
    parentId: parentId ?? undefined,
    title: 'title' in said ? said.title : '',
    authorName: said.authorName,
    message: said.message,
    createdAt,
    ratingValue: 'ratingValue' in said ? said.ratingValue : null,
    isVisible: false,
    source: said.type === 'review' ? 'orderItem' : 'contact',
    authorId: String(customerOf(call)),
    replies: [],
  });
  return { events: [], data };
}

function customerOf({ customerId }: WireCall): number {
  if (customerId === null) throw new ShopError('login.required');
  return customerId;
}

/** Null for a guest and without a purchase: clients call it for every visitor of a product page. */
async function ownReview(variationId: number | undefined, { shop, customerId }: WireCall) {
  if (customerId === null || variationId === undefined) return null;
  try {
    return (await shop.getAuthenticatedReview({ variationId })).review;
  } catch (error) {
    if (isShopError(error) && error.key === 'feedback.notAllowedWithoutPurchase') return null;
    throw error;
  }
}

/** The reviews and replies of the calling customer; null for other visitors. */
async function ownTexts(
  itemId: number,
  shown: readonly Review[],
  { shop, customerId }: WireCall,
): Promise<OwnTexts | null> {
  if (customerId === null || shown.length === 0) return null;
  const ids = new Set<number>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const bought = await shop.getBoughtGoods({ itemId, page });
    for (const { review } of bought.goods) if (review) ids.add(review.id);
    last = bought.lastPage;
  }
  if (shown.some(({ replies }) => replies.length > 0)) {
    for (const { id } of await shop.getOwnReplies()) ids.add(id);
  }
  return { customerId, ids };
}

const REVIEWS_READ = 50;

/** What others see of a review, its replies; none before it is shown. */
async function repliesTo(
  { id, state, ratingValue }: OwnReview,
  itemId: number,
  call: WireCall,
): Promise<WireReview[]> {
  if (state !== 'visible') return [];
  const { shop } = call;
  for (let page = 1, last = 1; page <= last; page += 1) {
    const asked = { itemId, page, feedbacksPerPage: REVIEWS_READ, ratingValue };
    const { feedbacks, pagination } = await shop.getReview(asked);
    const found = feedbacks.find((review) => review.id === id);
    if (found) {
      const own = await ownTexts(itemId, [found], call);
      return found.replies.map((reply) => toWireReview(reply, { own, parentId: id }));
    }
    last = pagination.lastPage;
  }
  return [];
}

export const reviewOperations: WireTable = {
  getReview: operation({
    about: 'What is said of goods, the latest first, with replies and counts.',
    input: z.strictObject({
      itemId: wireIdSchema,
      page: wireCountSchema.optional(),
      feedbacksPerPage: wireCountSchema.optional(),
      /** Only reviews with this many stars. */
      ratingValue: wireCountSchema.pipe(z.int().min(1).max(5)).optional(),
    }),
    output: wireReviewPageSchema,
    example: { itemId: 1, page: 1, feedbacksPerPage: 10 },
    async run({ itemId, page = 1, feedbacksPerPage = 10, ratingValue }, call) {
      const found = await call.shop.getReview({
        itemId,
        page: Math.max(1, Math.min(page, 100_000)),
        feedbacksPerPage: Math.max(1, Math.min(feedbacksPerPage, 50)),
        ...(ratingValue !== undefined && { ratingValue }),
      });
      return toWireReviewPage(found, await ownTexts(itemId, found.feedbacks, call));
    },
  }),

  getReviewAverage: operation({
    about: 'How many stars goods were given, and how often.',
    input: z.strictObject({ itemId: wireIdSchema }),
    output: z.strictObject({ counts: wireReviewCountsSchema }),
    example: { itemId: 1 },
    async run({ itemId }, { shop }) {
      const { counts } = await shop.getReview({ itemId, feedbacksPerPage: 1 });
      return { counts: toWireReviewCounts(counts) };
    },
  }),

  getAuthenticatedReview: operation({
    about: 'What the customer said of goods they bought; nothing of anybody else.',
    input: z.strictObject({ itemId: wireIdSchema, variationId: wireIdSchema.optional() }),
    output: wireReviewPageSchema,
    example: { itemId: 1, variationId: 1001 },
    needs: ['ownReview'],
    async run({ itemId, variationId }, call) {
      const review = await ownReview(variationId, call);
      const { counts } = await call.shop.getReview({ itemId, feedbacksPerPage: 1 });
      const feedbacks = review
        ? [
            toWireOwnReview(review, {
              itemId,
              customerId: customerOf(call),
              replies: await repliesTo(review, itemId, call),
            }),
          ]
        : [];
      const totalCount = feedbacks.length;
      return {
        feedbacks,
        itemAttributes: [],
        pagination: { page: '1', lastPage: 1, isLastPage: true, totalCount },
        counts: toWireReviewCounts(counts),
      };
    },
  }),

  doReview: operation({
    about: 'Keeps a review of bought goods, or a reply to one, until it was read.',
    input: z.strictObject({
      ...TEXT,
      type: typeSchema,
      /** The variation; for a reply the review. */
      targetId: wireIdSchema,
    }),
    output: writtenSchema,
    example: {
      type: 'review',
      targetId: 1001,
      ratingValue: 5,
      title: 'Deckt gut',
      message: 'Zwei Anstriche genügen.',
      authorName: 'Anna M.',
    },
    needs: ['customerOrder'],
    async run({ targetId, ...text }, call) {
      return kept(text, await call.shop.doReview({ ...saidOf(text), targetId }), call);
    },
  }),

  setReview: operation({
    about: 'Changes one’s own, which is read again before it is shown.',
    input: z.strictObject({ ...TEXT, type: typeSchema.optional(), feedbackId: wireIdSchema }),
    output: writtenSchema,
    example: {
      type: 'review',
      feedbackId: 1,
      ratingValue: 4,
      title: 'Deckt',
      message: 'Drei Anstriche.',
      authorName: 'Anna M.',
    },
    needs: ['ownReview'],
    async run({ feedbackId, type = 'review', ...rest }, call) {
      const text = { ...rest, type };
      return kept(text, await call.shop.setReview({ ...saidOf(text), feedbackId }), call);
    },
  }),

  deleteReview: operation({
    about: 'Deletes one’s own, a review with its replies; tells how many that were.',
    input: z.strictObject({ feedbackId: wireIdSchema }),
    output: z.strictObject({ events: z.array(z.unknown()).length(0), data: z.int() }),
    example: { feedbackId: 1 },
    needs: ['ownReview'],
    async run(input, { shop }) {
      await shop.deleteReview(input);
      return { events: [], data: 1 };
    },
  }),
};
