import { orderSummaryView, type OrderSummaryView } from '~/features/my-orders/order-summary-view';
import type { CustomerPrincipal } from '~/services/backend';
import type { RequestContext } from '~/services/context.server';
import type { BoughtShade, NewsletterSubscription } from '~/services/shop-api';

const ORDERS_SHOWN = 3;

export type AccountHomeView = {
  name: string;
  orders: OrderSummaryView[];
  hasMoreOrders: boolean;
  shades: BoughtShade[];
  newsletter: NewsletterSubscription | null;
};

export async function loadAccountHome(
  { shop }: RequestContext,
  { firstName, lastName }: CustomerPrincipal,
): Promise<AccountHomeView> {
  const [{ entries, totalsCount }, shades, newsletter] = await Promise.all([
    shop.getOrders({ page: 1 }),
    shop.getBoughtShades(),
    shop.getNewsletterSubscription(),
  ]);
  return {
    name: `${firstName} ${lastName}`.trim(),
    orders: entries.slice(0, ORDERS_SHOWN).map(orderSummaryView),
    hasMoreOrders: totalsCount > ORDERS_SHOWN,
    shades,
    newsletter,
  };
}
