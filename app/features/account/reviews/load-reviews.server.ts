import { data, redirect } from '@remix-run/node';
import { done } from '~/features/page/form-action.server';
import { found } from '~/features/page/id-field.server';
import { localePath } from '~/i18n/locales';
import type { CustomerPrincipal } from '~/services/backend';
import type { RequestContext } from '~/services/context.server';
import { isShopError, readId, type AnsweredReview, type Order } from '~/services/shop-api';
import { LIST, type ReviewForm } from './review-forms.server';
import { boughtGoodsView, suggestName } from './review-view';

type Params = Record<string, string | undefined>;

/** An order behind its key, and the path of its page. */
type OpenedOrder = {
  order: Pick<Order, 'id' | 'accessKey' | 'billingAddress'>;
  orderPath: string;
};

/**
 * The goods the customer bought, with their reviews; `?item=` redirects to the one review
 * concerned.
 */
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

/** The goods of the address with the customer's review. */
export function loadMyReview(
  context: RequestContext,
  params: Params,
  customer: CustomerPrincipal,
): Promise<ReviewForm> {
  return loadReview(context, params, {
    listPath: LIST,
    formsPath: LIST,
    backText: 'reviews.all',
    suggestedName: suggestName(customer),
  });
}

/** The same by the link of an order, for a visitor who may view it. */
export function loadOrderReview(
  context: RequestContext,
  params: Params,
  { order, orderPath }: OpenedOrder,
): Promise<ReviewForm> {
  return loadReview(context, params, {
    by: { orderId: order.id, accessKey: order.accessKey },
    listPath: orderPath,
    formsPath: `${orderPath}/review`,
    backText: 'reviews.backToOrder',
    suggestedName: suggestName(order.billingAddress),
  });
}

type Buyer = Pick<ReviewForm, 'by' | 'listPath'> & {
  /** The path that the id of the goods is appended to. */
  formsPath: string;
  backText: ReviewForm['view']['back']['text'];
  suggestedName: string;
};

/** A customer who did not buy the goods sees a message in the list of bought goods. */
async function loadReview(
  { shop, prefix }: RequestContext,
  params: Params,
  { by, listPath, formsPath, backText, suggestedName }: Buyer,
): Promise<ReviewForm> {
  const variationId = found(readId(params.variationId ?? ''));
  try {
    const goods = await shop.getAuthenticatedReview({ variationId, by });
    return {
      by,
      listPath,
      view: {
        goods: boughtGoodsView(goods),
        review: goods.review,
        formPath: `${formsPath}/${variationId}`,
        back: { path: listPath, text: backText },
        suggestedName,
      },
    };
  } catch (error) {
    if (!isShopError(error, 'feedback.notAllowedWithoutPurchase')) throw error;
    const notice = { type: 'negative', key: `storefrontError.${error.key}` } as const;
    throw done({ prefix }, listPath, notice);
  }
}

/** The review of the address with the customer's reply; 404 for a review that is not shown. */
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
