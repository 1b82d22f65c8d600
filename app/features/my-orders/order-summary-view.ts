import type { OrderSummary } from '~/services/shop-api';

export type OrderSummaryView = Omit<OrderSummary, 'accessKey'> & {
  /** Path without prefix. */
  againPath: string;
};

export function orderSummaryView({ accessKey, ...order }: OrderSummary): OrderSummaryView {
  return { ...order, againPath: `/confirmation/${order.id}/${accessKey}/order-again` };
}
