/** SQL: is anything left of an order that is sent as a parcel? Gift cards come by mail. */
export const HAS_GOODS_TO_SEND = (orderId: 'o.id' | '$1') => `exists (select from order_line
  where order_id = ${orderId} and type_id in (1, 2) and not is_gift_card and unsent < quantity)`;
