import { ORDER_TYPE } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** Id of the customer to whom an order belongs; null for a guest's, and for what is no order. */
export async function ownerOfOrder(ctx: CommerceContext, orderId: number): Promise<number | null> {
  const { rows } = await ctx.db.client.query<{ customerId: number | null }>({
    name: 'order_owner',
    text: 'select customer_id as "customerId" from orders where id = $1 and type_id = $2',
    values: [orderId, ORDER_TYPE.order],
  });
  return rows[0]?.customerId ?? null;
}

/** Does what this customer owns belong to the one who asks? */
export function isOwn({ visitor }: CommerceContext, customerId: number | null): boolean {
  return customerId !== null && visitor.customer?.id === customerId;
}
