import { ORDER_TYPE } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** Id of the customer who owns an order; null for a guest's order, and for an id of no order. */
export async function ownerOfOrder(ctx: CommerceContext, orderId: number): Promise<number | null> {
  const { rows } = await ctx.db.client.query<{ customerId: number | null }>({
    name: 'order_owner',
    text: 'select customer_id from orders where id = $1 and type_id = $2',
    values: [orderId, ORDER_TYPE.order],
  });
  return rows[0]?.customerId ?? null;
}

/** Whether this customer is the visitor. */
export function isOwn({ visitor }: CommerceContext, customerId: number | null): boolean {
  return customerId !== null && visitor.customer?.id === customerId;
}
