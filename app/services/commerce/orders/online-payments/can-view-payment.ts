import { ORDER_TYPE } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { isRightKey, needsNoKey } from '../order/get-order';
import { ownerOfOrder } from '../order/owner-of-order';

/**
 * Whether this visitor may see the status of a payment: the owner of the order, the device that placed it,
 * and a link with the key of the order, to which the provider redirects, also in another browser.
 */
export async function canViewPayment(
  ctx: CommerceContext,
  orderId: number,
  accessKey: string | undefined,
): Promise<boolean> {
  if (accessKey && (await isRightKey(ctx, { orderId, accessKey, typeIds: [ORDER_TYPE.order] }))) {
    return true;
  }
  return needsNoKey(ctx, orderId, await ownerOfOrder(ctx, orderId));
}
