import { totalsOfShares } from '../../sale/cart/totals';
import { ORDER_ITEM_TYPE, type Order, type OrderItem } from '../../../shop-api';
import { discountOf } from '../owed/owed';

/**
 * An order as it is sent and billed: without the pieces that were withdrawn from before, its sums
 * counted anew for the rest (§ 14 UStG). One that lost nothing is as it was agreed.
 */
export function sentOrder(order: Order): Order {
  if (order.orderItems.every(({ unsentQuantity }) => unsentQuantity === 0)) return order;
  const rest = order.orderItems.flatMap(sentItem);
  const totals = totalsOfShares(
    rest.map((item) => ({ ...item, gross: item.lineTotal })),
    order.totals.shippingGross,
  );
  return {
    ...order,
    orderItems: rest.map((item, i) => ({ ...item, lineTotalNet: totals.lineNets[i]! })),
    totals: {
      ...order.totals,
      itemSumGross: totals.itemSum,
      itemSumNet: totals.itemSumNet,
      shippingNet: totals.shippingNet,
      couponValue: totals.discount,
      couponValueNet: totals.discountNet,
      // They pay no more than is billed; the rest is on them again.
      giftCardsValue: Math.min(order.totals.giftCardsValue, totals.total),
      totalGross: totals.total,
      totalNet: totals.totalNet,
      vats: totals.vats.map(({ rate, net, vat: value }) => ({ rate, value, net })),
    },
  };
}

/** None where nothing of it is left; parts of a set are as many as its pieces need. */
function sentItem(item: OrderItem): OrderItem[] {
  const quantity = item.quantity - item.unsentQuantity;
  if (quantity === 0) return [];
  const price = item.amounts[0]?.priceOriginalGross ?? 0;
  const isPart = item.typeId === ORDER_ITEM_TYPE.bundleComponent;
  return [
    {
      ...item,
      quantity,
      unsentQuantity: 0,
      lineTotal: isPart ? 0 : quantity * price,
      discount: item.discount - discountOf(item.discount, item.unsentQuantity, item.quantity),
      bundleComponents: item.bundleComponents.map((part) => ({
        ...part,
        quantity: (part.quantity / item.quantity) * quantity,
      })),
    },
  ];
}
