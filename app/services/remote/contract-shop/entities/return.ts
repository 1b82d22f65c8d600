import { RETURN_STATES, isGoods, type Order, type Return } from '~/services/shop-api';

/** Returned goods: on the wire an order of type 3, with the key of its original order. */
export function toReturn(order: Order): Return {
  const { id, createdAt: date, comment, accessKey, currency, documents } = order;
  const lines = order.orderItems.filter(isGoods);
  return {
    id,
    date,
    // An unknown status of the upstream shop is a return all the same.
    statusName: RETURN_STATES.find((state) => state === order.statusName) ?? 'requested',
    ...(comment && { comment }),
    items: lines.map((line) => ({
      orderItemId: line.id,
      variationId: line.itemVariationId,
      name: line.orderItemName,
      variationName: line.variationName,
      quantity: line.quantity,
      reason: line.returnReason,
      discount: line.discount,
    })),
    isToBeExamined: false,
    number: String(id),
    origin: { id: order.orderReferences[0]?.originOrderId ?? id, accessKey },
    reason: lines[0]?.returnReason ?? null,
    refund: order.totals.totalGross,
    shippingRefund: order.totals.shippingGross,
    paymentFeeRefund: order.totals.paymentFeeGross,
    vats: order.totals.vats,
    documents,
    currency,
  };
}
