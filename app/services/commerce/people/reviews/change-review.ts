import type { DeleteReviewInput, SetReviewInput, WrittenReview } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { ringOutbox } from '../../core/outbox/queue';
import { limitRate } from '../../core/rate-limit';
import { buyerKeys, buyerOf, IS_BUYERS, noReview, type Buyer } from './review-buyer';
import { countRatings, lockRatings } from './count-ratings';
import { tellTeam } from './tell-team';

const HOUR = 3600;

/**
 * Changes the visitor's own review or reply; an equal one stays published, a changed one is
 * reviewed again by an operator.
 */
export async function changeReview(
  ctx: CommerceContext,
  input: SetReviewInput,
): Promise<WrittenReview> {
  const { feedbackId, message, authorName = '' } = input;
  const isReview = input.type === 'review';
  const { by, title, ratingValue } = isReview
    ? input
    : { by: undefined, title: '', ratingValue: null };
  const author = await buyerOf(ctx, by);
  await limitRate(ctx, `review:${feedbackId}`, { max: 20, seconds: HOUR });
  const written = await transact(ctx, async (ctx) => {
    const { itemId, parentId, createdAt } = await lockOwn(ctx, feedbackId, author);
    if ((parentId === null) !== isReview) throw noReview();
    const { rowCount } = await ctx.db.client.query(
      `update review set author_name = $2, title = $3, text = $4, rating = $5,
         is_visible = false, refusal = null
       where id = $1 and (author_name, title, text, rating) is distinct from ($2, $3, $4, $5::int)`,
      [feedbackId, authorName, title, message, ratingValue],
    );
    const review = { id: feedbackId, itemId, parentId, createdAt: createdAt.toISOString() };
    if (rowCount === 0) return review;
    await countRatings(ctx, itemId);
    await tellTeam(ctx, feedbackId);
    return review;
  });
  ringOutbox();
  return written;
}

/** Deletes the visitor's own review or reply, a review with its replies. */
export async function deleteReview(
  ctx: CommerceContext,
  { feedbackId, by }: DeleteReviewInput,
): Promise<void> {
  const author = await buyerOf(ctx, by);
  await transact(ctx, async (ctx) => {
    const { itemId } = await lockOwn(ctx, feedbackId, author);
    await ctx.db.client.query('delete from review where id = $1', [feedbackId]);
    await countRatings(ctx, itemId);
  });
}

type ReviewRow = { itemId: number; parentId: number | null; createdAt: Date };

/**
 * Reads the author's own review or reply, with the ratings of its item locked; throws for that of
 * another author.
 */
async function lockOwn(ctx: CommerceContext, id: number, author: Buyer): Promise<ReviewRow> {
  const { rows } = await ctx.db.client.query<ReviewRow>(
    `select r.item_id, r.parent_id, r.created_at
       from review r left join orders o on o.id = r.order_id
      where r.id = $3 and (${IS_BUYERS} or r.customer_id = $1)`,
    [...buyerKeys(author), id],
  );
  if (!rows[0]) throw noReview();
  await lockRatings(ctx, rows[0].itemId);
  return rows[0];
}
