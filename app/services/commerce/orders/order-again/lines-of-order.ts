import { ORDER_ITEM_TYPE, type Order, type OrderAgainInformationInput } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { getOrder } from '../order/get-order';
import { loadOrderLines, type OrderLineRow } from '../order/order-lines';

/** An order that this visitor may see, and its lines that can be ordered: no parts of sets. */
export async function linesOfOrder(
  ctx: CommerceContext,
  { orderId, accessKey }: OrderAgainInformationInput,
): Promise<{ order: Order; rows: OrderLineRow[] }> {
  const order = await getOrder(ctx, { orderId, accessKey });
  const lines = await loadOrderLines(ctx, orderId);
  return {
    order,
    rows: lines.filter(({ typeId }) => typeId !== ORDER_ITEM_TYPE.bundleComponent),
  };
}
