import { orderSummaryView, type OrderSummaryView } from '~/features/my-orders/order-summary-view';
import type { CustomerPrincipal } from '~/services/backend';
import type { RequestContext } from '~/services/context.server';

const ORDERS_SHOWN = 3;

export type AccountHomeView = {
  name: string;
  orders: OrderSummaryView[];
  hasMoreOrders: boolean;
};

export async function loadAccountHome(
  { shop }: RequestContext,
  { firstName, lastName }: CustomerPrincipal,
): Promise<AccountHomeView> {
  const { entries, totalsCount } = await shop.getOrders({ page: 1 });
  return {
    name: `${firstName} ${lastName}`.trim(),
    orders: entries.slice(0, ORDERS_SHOWN).map(orderSummaryView),
    hasMoreOrders: totalsCount > ORDERS_SHOWN,
  };
}
