import type { RequestContext } from '~/services/context.server';
import { isShopError, ORDER_TYPE, readId, type Order } from '~/services/shop-api';
import { orderChoice, type OrderChoice } from './order-choice';

/**
 * The order whose page led here, for a device that may view it (L-12). For all others the form is
 * empty: it does not reveal that an order exists.
 */
export async function findOrderToWithdraw(
  context: RequestContext,
  order: unknown,
  accessKey: unknown,
): Promise<Order | null> {
  const orderId = typeof order === 'string' ? readId(order) : null;
  if (orderId === null || typeof accessKey !== 'string' || !accessKey) return null;
  try {
    const found = await context.shop.getOrder({ orderId, accessKey });
    return found.typeId === ORDER_TYPE.order ? found : null;
  } catch (error) {
    if (isShopError(error)) return null;
    throw error;
  }
}

/** The lines of that order that can be withdrawn. */
export async function findChoice(
  context: RequestContext,
  order: unknown,
  accessKey: unknown,
): Promise<OrderChoice | null> {
  const found = await findOrderToWithdraw(context, order, accessKey);
  return found && orderChoice(found);
}
