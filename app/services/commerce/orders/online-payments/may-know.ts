import { ORDER_TYPE } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { isKnownDevice, isRightKey } from '../order/get-order';
import { isOwn, ownerOfOrder } from '../order/owner-of-order';

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
  const owner = await ownerOfOrder(ctx, orderId);
  return owner === null ? isKnownDevice(ctx, orderId) : isOwn(ctx, owner);
}
