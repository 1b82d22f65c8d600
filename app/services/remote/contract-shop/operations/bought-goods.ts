import { ShopError, type BoughtGoods, type ReviewOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toBoughtGoods, toOwnReview } from '../entities/bought-goods';
import { toReviewPage, wireReviewPageSchema } from '../entities/review';
import { nullIfNotFound } from '../null-if-not-found';
import { readAnswer } from '../read-answer';
import { readOrders } from './read-orders';

/** The number of pages of orders that are searched; each is a call. */
const PAGES = 10;

type Purchase = BoughtGoods & { itemId: number };

/** The goods that the customer bought, from their orders, with their reviews. */
export function boughtGoodsOperations(
  call: ContractCall,
): Pick<ReviewOperations, 'getBoughtGoods' | 'getAuthenticatedReview'> {
  return {
    async getBoughtGoods({ page: asked = 1, itemId = null } = {}) {
      const { goods, page, lastPage } =
        itemId === null
          ? await boughtOn(call, asked)
          : { goods: await find(call, (each) => each.itemId === itemId), page: 1, lastPage: 1 };
      return { page, lastPage, goods: await Promise.all(goods.map((each) => judged(call, each))) };
    },
    async getAuthenticatedReview({ variationId, by }) {
      await requireCustomer(call, by);
      const [goods] = await find(call, (each) => each.variationId === variationId);
      if (!goods) throw new ShopError('feedback.notAllowedWithoutPurchase');
      return judged(call, goods);
    },
  };
}

/** Only customers write reviews; the contract has none by the link of an order. */
export async function requireCustomer(call: ContractCall, by: unknown): Promise<void> {
  const { user } = await call.session();
  if (user && 'id' in user) return;
  throw by === undefined ? new ShopError('login.required') : new ShopError('shop.notOffered');
}

/** Goods of one page of orders, each once. */
async function boughtOn(call: ContractCall, asked: number) {
  const { entries, page, lastPageNumber: lastPage } = await readOrders(call, asked);
  const bought = entries.flatMap((order) =>
    toBoughtGoods(order).map((goods): Purchase => {
      const itemId = order.variations[goods.variationId]?.itemId ?? 0;
      return { ...goods, itemId };
    }),
  );
  return { page, lastPage, goods: onceEach(bought) };
}

/** All matches on the first page of orders that has any. */
async function find(call: ContractCall, fits: (goods: Purchase) => boolean): Promise<Purchase[]> {
  for (let asked = 1; asked <= PAGES; asked += 1) {
    const { goods, lastPage } = await boughtOn(call, asked);
    const found = goods.filter(fits);
    if (found.length > 0 || asked >= lastPage) return found;
  }
  return [];
}

function onceEach(goods: readonly Purchase[]): Purchase[] {
  return [
    ...new Map(goods.toReversed().map((each) => [each.variationId, each])).values(),
  ].reverse();
}

/** With the customer's review. */
async function judged(call: ContractCall, { itemId, ...goods }: Purchase): Promise<BoughtGoods> {
  const { variationId } = goods;
  const answer = await nullIfNotFound(call.ask('getAuthenticatedReview', { itemId, variationId }));
  const wire = readAnswer('getAuthenticatedReview', wireReviewPageSchema, answer ?? {});
  const [own] = toReviewPage(wire, call.locale).feedbacks;
  return { ...goods, review: own ? toOwnReview(own) : null };
}
