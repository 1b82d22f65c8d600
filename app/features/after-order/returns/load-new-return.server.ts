import { data } from '@remix-run/node';
import { orderLink } from '~/features/after-order/confirmation/load-confirmation.server';
import { openOrder } from '~/features/after-order/confirmation/open-order.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError } from '~/services/shop-api';
import { newReturnView, type NewReturnView } from './new-return-view';

type Params = Record<string, string | undefined>;

/** The order of the address, for its customer; 404 for everybody else. */
export async function loadOwnReturn(
  { shop }: RequestContext,
  params: Params,
): Promise<NewReturnView> {
  const { orderId, accessKey } = orderLink({ orderId: params.id, accessKey: params.accessKey });
  try {
    // Without its key: orders of others that the device may view are not the customer's to return.
    const order = await shop.getOrder({ orderId });
    if (order.accessKey !== accessKey) throw data(null, 404);
    return newReturnView(order, await shop.getReturnReasons(), {
      orderPath: `/my-account/my-orders/${orderId}`,
      formPath: `/my-account/new-return/${orderId}/${accessKey}`,
    });
  } catch (error) {
    if (isShopError(error)) throw data(null, 404);
    throw error;
  }
}

/**
 * The order of a key, for a visitor who may view it: a guest returns and claims like a customer.
 */
export async function loadOrderReturn(
  context: RequestContext,
  params: Params,
): Promise<NewReturnView> {
  const { order, orderPath } = await openOrder(context, params);
  return newReturnView(order, await context.shop.getReturnReasons(), {
    orderPath,
    formPath: `${orderPath}/return`,
  });
}
