import { ORDER_TYPE } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { isRightKey, needsNoKey } from '../order/get-order';
import { ownerOfOrder } from '../order/owner-of-order';

/**
 * May this visitor know how a payment of the order is doing? Who owns it or has placed it on this device may, and
 * whose link has its key: the provider leads shoppers back with it, also into another browser.
 */
export async function mayKnow(
  ctx: CommerceContext,
  orderId: number,
  accessKey: string | undefined,
): Promise<boolean> {
  if (accessKey && (await isRightKey(ctx, { orderId, accessKey, typeIds: [ORDER_TYPE.order] }))) {
    return true;
  }
  return needsNoKey(ctx, orderId, await ownerOfOrder(ctx, orderId));
}
