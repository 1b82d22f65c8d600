import { ShopError, type Language } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { PAYABLE_FACTS } from '../balance/payable-facts';
import type { PayableOrder } from '../balance/switch-rules';

export type LockedOrder = PayableOrder & {
  id: number;
  paymentKey: string;
  lang: Language;
  email: string;
};

/** Locks an order and then reads how it is paid. Throws `order.notFound`. */
export async function lockPayableOrder(
  ctx: CommerceContext,
  orderId: number,
): Promise<LockedOrder> {
  // Locked by a separate statement: the next one sees what a rival has just committed.
  await ctx.db.client.query('select from orders where id = $1 for update', [orderId]);
  const { rows } = await ctx.db.client.query<LockedOrder>(
    `select id, type_id, status, lang, email, payment_method_id,
       payment_key, delivery_address, ${PAYABLE_FACTS}
     from orders o where id = $1`,
    [orderId],
  );
  if (!rows[0]) throw new ShopError('order.notFound');
  return rows[0];
}
