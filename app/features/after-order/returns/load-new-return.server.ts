import { data } from '@remix-run/node';
import { orderLink } from '~/features/after-order/confirmation/load-confirmation.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError } from '~/services/shop-api';
import { newReturnView, type NewReturnView } from './new-return-view';

/** The order of the address, for the customer whose it is; for everybody else there is none: 404. */
export async function loadNewReturn(
  context: RequestContext,
  params: Record<string, string | undefined>,
): Promise<NewReturnView> {
  const { orderId, accessKey } = orderLink({ orderId: params.id, accessKey: params.accessKey });
  try {
    // Without its key: what the device may see of others' orders is not the customer's to return.
    const order = await context.shop.getOrder({ orderId });
    if (order.accessKey !== accessKey) throw data(null, 404);
    return newReturnView(order, await context.shop.getReturnReasons());
  } catch (error) {
    if (isShopError(error)) throw data(null, 404);
    throw error;
  }
}
