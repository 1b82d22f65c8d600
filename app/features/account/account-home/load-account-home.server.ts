import type { LoaderFunctionArgs } from '@remix-run/node';
import { promiseHash } from 'remix-utils/promise';
import {
  orderSummaryView,
  type OrderSummaryView,
} from '~/features/account/my-orders/order-summary-view';
import { explainFailure } from '~/features/page/errors/explain-failure.server';
import { daysAhead } from '~/lib/calendar-day';
import type { CustomerPrincipal } from '~/services/backend';
import type { BoughtShade, NewsletterSubscription } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { loadDefaultAddresses, type DefaultAddress } from './default-addresses.server';

const ORDERS_SHOWN = 3;

export type AccountHomeView = {
  name: string;
  orders: OrderSummaryView[];
  hasMoreOrders: boolean;
  shades: BoughtShade[];
  /** The range of days for a reminder. */
  reminderDays: { first: string; last: string };
  addresses: DefaultAddress[];
  newsletter: NewsletterSubscription | null;
};

export async function loadAccountHome(
  args: LoaderFunctionArgs,
  { firstName, lastName }: CustomerPrincipal,
): Promise<AccountHomeView> {
  const { context } = args;
  const { shop } = context;
  const { orders, ...others } = await promiseHash({
    orders: explainFailure(
      'storefrontError.order.loadOrdersFailed',
      shop.getOrders({ page: 1 }),
      args,
    ),
    shades: shop.getBoughtShades(),
    addresses: loadDefaultAddresses(context),
    newsletter: shop.getNewsletterSubscription(),
  });
  return {
    name: `${firstName} ${lastName}`.trim(),
    orders: orders.entries.slice(0, ORDERS_SHOWN).map(orderSummaryView),
    hasMoreOrders: orders.totalsCount > ORDERS_SHOWN,
    reminderDays: daysAhead(context.now(), LIMITS.boughtShade.reminderDays),
    ...others,
  };
}
