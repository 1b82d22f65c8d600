import { returnLink, type ReturnLink } from './return-link';
import type { OrderSummary } from '~/services/shop-api';

export type OrderSummaryView = Omit<OrderSummary, 'accessKey'> & {
  /** Path without prefix. */
  againPath: string;
  /** Link to the form for returning goods of it. */
  returnLink: ReturnLink | null;
};

export function orderSummaryView({ accessKey, ...order }: OrderSummary): OrderSummaryView {
  return {
    ...order,
    againPath: `/confirmation/${order.id}/${accessKey}/order-again`,
    returnLink: returnLink(order, `/my-account/new-return/${order.id}/${accessKey}`),
  };
}
