import {
  isGoods,
  type BoughtGoods,
  type Order,
  type OwnReview,
  type Review,
} from '~/services/shop-api';

/** The reviewable goods of an order: goods that still have a page. */
export function toBoughtGoods(order: Order): BoughtGoods[] {
  return order.orderItems.flatMap((line) => {
    const { itemVariationId: variationId, orderItemName: name, variationName } = line;
    const path = order.itemURLs[variationId];
    if (!isGoods(line) || line.isGiftCard || !variationId || !path) return [];
    const image = order.itemImages[variationId] ?? null;
    const goods = { variationId, name, variationName, image, path };
    return [{ ...goods, orderId: order.id, orderedAt: order.createdAt, review: null }];
  });
}

/** A review as its author sees it; the server does not tell whether a hidden one was moderated. */
export function toOwnReview(review: Review): OwnReview | null {
  const { id, title, authorName, isVisible, feedbackComment, feedbackRating } = review;
  if (!feedbackRating) return null;
  const { message, createdAt } = feedbackComment.comment;
  const { ratingValue } = feedbackRating.rating;
  const state = isVisible ? 'visible' : 'underReview';
  return { id, title, message, authorName, createdAt, ratingValue, state, refusal: '' };
}
