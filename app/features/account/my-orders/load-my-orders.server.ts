import { readId } from '~/services/shop-api';
import type { RequestContext } from '~/services/context.server';
import { orderSummaryView } from './order-summary-view';

/** Page `?page=` of the customer's orders; the first for an invalid number. */
export async function loadMyOrders({ shop }: RequestContext, url: string) {
  const asked = readId(new URL(url).searchParams.get('page') ?? '') ?? 1;
  const list = await shop.getOrders({ page: Math.min(asked, 100_000) });
  return {
    orders: list.entries.map(orderSummaryView),
    page: list.page,
    lastPage: list.lastPageNumber,
  };
}
