import { data } from '@remix-run/node';
import { orderLink } from '~/features/confirmation/load-confirmation.server';
import { refuseFlood } from '~/features/errors/refuse-flood.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, ORDER_TYPE } from '~/services/shop-api';
import { newReturnView, type NewReturnView } from './new-return-view';

/** The order of the address, for the customer whose it is; for everybody else there is none: 404. */
export async function loadNewReturn(
  context: RequestContext,
  params: Record<string, string | undefined>,
): Promise<NewReturnView> {
  const link = orderLink({ orderId: params.id, accessKey: params.accessKey });
  try {
    const order = await refuseFlood(context.shop.getOrder(link));
    if (order.typeId !== ORDER_TYPE.order) throw data(null, 404);
    return newReturnView(order, await context.shop.getReturnReasons());
  } catch (error) {
    if (isShopError(error)) throw data(null, 404);
    throw error;
  }
}
