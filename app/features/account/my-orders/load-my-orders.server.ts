import type { LoaderFunctionArgs } from '@remix-run/node';
import { explainFailure } from '~/features/page/errors/explain-failure.server';
import { readId } from '~/services/shop-api';
import { orderSummaryView } from './order-summary-view';

/** Page `?page=` of the customer's orders; the first for an invalid number. */
export async function loadMyOrders(args: LoaderFunctionArgs) {
  const asked = readId(new URL(args.request.url).searchParams.get('page') ?? '') ?? 1;
  const orders = args.context.shop.getOrders({ page: Math.min(asked, 100_000) });
  const list = await explainFailure('storefrontError.order.loadOrdersFailed', orders, args);
  return {
    orders: list.entries.map(orderSummaryView),
    page: list.page,
    lastPage: list.lastPageNumber,
  };
}
