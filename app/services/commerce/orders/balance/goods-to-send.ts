import type { CommerceContext } from '../../core/commerce-context';

/** SQL: whether anything of an order or return is sent as a parcel, not withdrawn from before. */
export const HAS_GOODS_TO_SEND = (orderId: 'o.id' | '$1') => `exists (select from order_line
  where order_id = ${orderId} and type_id in (1, 2) and not is_gift_card and unsent < quantity)`;

/** Whether anything of an order or a return is sent as a parcel. Gift cards come by mail. */
export async function hasGoodsToSend({ db }: CommerceContext, orderId: number): Promise<boolean> {
  const { rows } = await db.client.query<{ hasGoods: boolean }>({
    name: 'order_has_goods_to_send',
    text: `select ${HAS_GOODS_TO_SEND('$1')} as has_goods`,
    values: [orderId],
  });
  return rows[0]!.hasGoods;
}
