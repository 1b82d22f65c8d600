import type { OrderSummary } from '~/services/shop-api';

export type OrderSummaryView = Omit<OrderSummary, 'accessKey'> & {
  /** Path without prefix. */
  againPath: string;
  /** Where goods of it are sent back, as long as that is possible. */
  returnPath: string | null;
};

export function orderSummaryView({ accessKey, ...order }: OrderSummary): OrderSummaryView {
  return {
    ...order,
    againPath: `/confirmation/${order.id}/${accessKey}/order-again`,
    returnPath: order.isReturnable ? `/my-account/new-return/${order.id}/${accessKey}` : null,
  };
}
