import {
  getAuthenticatedReviewInputSchema,
  ShopError,
  type BoughtGoods,
  type GetAuthenticatedReviewInput,
  type ReviewInput,
  type WrittenReview,
} from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { ringOutbox } from '../../core/outbox/queue';
import { findBoughtGoods } from './reviewed-purchases';
import { buyerOf, lockBuyer, notBought } from './review-buyer';
import { tellTeam } from './tell-team';

/** Goods of a buyer with their review (§7). Throws as the contract says. */
export async function getAuthenticatedReview(
  ctx: CommerceContext,
  input: GetAuthenticatedReviewInput,
): Promise<BoughtGoods> {
  const parsed = getAuthenticatedReviewInputSchema.safeParse(input);
  if (!parsed.success) throw notBought();
  const { variationId, by } = parsed.data;
  const found = await findBoughtGoods(ctx, await buyerOf(ctx, by), variationId);
  if (!found) throw notBought();
  const { itemId: _, ...goods } = found;
  return goods;
}

type Judgement = Extract<ReviewInput, { type: 'review' }>;

/**
 * Stores a buyer's review, hidden until an operator has read it. The order, never the form, proves
 * the purchase (§ 5b (3) UWG). Of two concurrent calls the second finds the first one's review.
 */
export async function writeReview(
  ctx: CommerceContext,
  { targetId, ratingValue, title, message, authorName, by }: Judgement,
): Promise<WrittenReview> {
  const buyer = await buyerOf(ctx, by);
  const written = await transact(ctx, async (ctx) => {
    await lockBuyer(ctx, buyer);
    const goods = await findBoughtGoods(ctx, buyer, targetId);
    if (!goods) throw notBought();
    if (goods.review) throw new ShopError('feedback.writtenBefore');
    const now = ctx.now();
    const { rows } = await ctx.db.client.query<{ id: number }>(
      `insert into review (item_id, variation_id, order_id, lang, author_name, title, text, rating,
         source, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'orderItem', $9) returning id`,
      [
        goods.itemId,
        targetId,
        goods.orderId,
        ctx.lang,
        authorName ?? '',
        title,
        message,
        ratingValue,
        now,
      ],
    );
    await tellTeam(ctx, rows[0]!.id);
    const { id } = rows[0]!;
    const { itemId } = goods;
    return { id, itemId, parentId: null, createdAt: now.toISOString() };
  });
  ringOutbox();
  return written;
}
