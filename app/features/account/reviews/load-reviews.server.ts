import { data, redirect } from '@remix-run/node';
import { found } from '~/features/page/id-field.server';
import { localePath } from '~/i18n/locales';
import type { CustomerPrincipal } from '~/services/backend';
import type { RequestContext } from '~/services/context.server';
import { isShopError, readId, type AnsweredReview, type BoughtGoods } from '~/services/shop-api';
import { LIST, type ReviewForm } from './review-forms.server';
import { boughtGoodsView, suggestName } from './review-view';

type Params = Record<string, string | undefined>;

/** What the customer bought with what they wrote; `?item=` leads on to the one thing it means. */
export async function loadMyReviews({ shop, prefix }: RequestContext, url: string) {
  const { searchParams } = new URL(url);
  const itemId = readId(searchParams.get('item') ?? '');
  const page = Math.min(readId(searchParams.get('page') ?? '') ?? 1, 100_000);
  const bought = await shop.getBoughtGoods({ page, itemId });
  const [only] = bought.goods;
  if (itemId !== null && only && bought.goods.length === 1) {
    throw redirect(localePath(prefix, `${LIST}/${only.variationId}`));
  }
  return {
    itemId,
    page: bought.page,
    lastPage: bought.lastPage,
    entries: bought.goods.map((goods) => ({
      goods: boughtGoodsView(goods),
      review: goods.review && {
        ratingValue: goods.review.ratingValue,
        title: goods.review.title,
        state: goods.review.state,
      },
    })),
    replies: itemId === null ? await shop.getOwnReplies() : [],
  };
}

/** Goods of the address with the customer's review; what they did not buy leads to where that is said. */
export async function loadMyReview(
  { shop, prefix }: RequestContext,
  params: Params,
  { firstName, lastName }: CustomerPrincipal,
): Promise<ReviewForm> {
  const variationId = found(readId(params.variationId ?? ''));
  const goods = await bought(
    () => shop.getAuthenticatedReview({ variationId }),
    localePath(prefix, LIST),
  );
  return {
    listPath: LIST,
    view: {
      goods: boughtGoodsView(goods),
      review: goods.review,
      formPath: `${LIST}/${variationId}`,
      back: { path: LIST, text: 'reviews.all' },
      suggestedName: suggestName({ firstName, lastName }),
    },
  };
}

/** The same by the link of an order, for who may see it. */
export async function loadOrderReview(
  { shop, prefix }: RequestContext,
  params: Params,
  order: { id: number; accessKey: string; path: string; firstName: string; lastName: string },
): Promise<ReviewForm> {
  const variationId = found(readId(params.variationId ?? ''));
  const by = { orderId: order.id, accessKey: order.accessKey };
  const goods = await bought(
    () => shop.getAuthenticatedReview({ variationId, by }),
    localePath(prefix, order.path),
  );
  return {
    by,
    listPath: order.path,
    view: {
      goods: boughtGoodsView(goods),
      review: goods.review,
      formPath: `${order.path}/review/${variationId}`,
      back: { path: order.path, text: 'reviews.backToOrder' },
      suggestedName: suggestName(order),
    },
  };
}

async function bought(find: () => Promise<BoughtGoods>, otherwise: string): Promise<BoughtGoods> {
  try {
    return await find();
  } catch (error) {
    if (isShopError(error, 'feedback.notAllowedWithoutPurchase')) throw redirect(otherwise);
    throw error;
  }
}

/** The review of the address with the customer's reply; 404 for what is not shown. */
export async function loadMyReply(
  { shop }: RequestContext,
  params: Params,
): Promise<AnsweredReview> {
  try {
    return await shop.getAnsweredReview({ feedbackId: found(readId(params.reviewId ?? '')) });
  } catch (error) {
    if (isShopError(error, 'feedback.notFound')) throw data(null, 404);
    throw error;
  }
}
