import { totalsOfShares } from '../../sale/cart/split-totals';
import { ORDER_ITEM_TYPE, type Order, type OrderItem } from '../../../shop-api';
import { discountOf } from '../balance/balance';

/**
 * An order as it is sent and billed: without gift cards, and without the pieces that were withdrawn
 * from before, with totals computed for the rest (§ 14 UStG). Without such pieces it is as agreed.
 */
export function sentOrder(order: Order): Order {
  return withoutUnsent(withoutGiftCards(order));
}

/**
 * An order or a return without its gift cards: they bear no VAT, so the totals of the rest stay as
 * they are. An invoice must not contain untaxed amounts beside taxed ones (EN 16931, BR-O-11 to
 * 14).
 */
export function withoutGiftCards(order: Order): Order {
  const cards = order.orderItems.filter(({ isGiftCard }) => isGiftCard);
  if (cards.length === 0) return order;
  const { totals } = order;
  const sum = cards.reduce((all, { lineTotal }) => all + lineTotal, 0);
  return {
    ...order,
    orderItems: order.orderItems.filter(({ isGiftCard }) => !isGiftCard),
    totals: {
      ...totals,
      itemSumGross: totals.itemSumGross - sum,
      itemSumNet: totals.itemSumNet - sum,
      totalGross: totals.totalGross - sum,
      totalNet: totals.totalNet - sum,
    },
  };
}

/** The gift cards of an order alone, as they were bought: they have a separate receipt. */
export function giftCardsAlone(order: Order): Order {
  const orderItems = order.orderItems.filter(({ isGiftCard }) => isGiftCard).flatMap(sentItem);
  const sum = orderItems.reduce((all, { lineTotal }) => all + lineTotal, 0);
  return {
    ...order,
    orderItems,
    totals: {
      ...order.totals,
      itemSumGross: sum,
      itemSumNet: sum,
      shippingGross: 0,
      shippingNet: 0,
      paymentFeeGross: 0,
      paymentFeeNet: 0,
      couponValue: 0,
      couponValueNet: 0,
      couponCode: '',
      giftCards: [],
      giftCardsValue: 0,
      totalGross: sum,
      totalNet: sum,
      vats: [],
    },
  };
}

/** Without the pieces that were withdrawn from before anything was sent. */
export function withoutUnsent(order: Order): Order {
  if (order.orderItems.every(({ unsentQuantity }) => unsentQuantity === 0)) return order;
  const rest = order.orderItems.flatMap(sentItem);
  const totals = totalsOfShares(
    rest.map((item) => ({ ...item, gross: item.lineTotal })),
    order.totals.shippingGross,
    order.totals.paymentFeeGross,
  );
  return {
    ...order,
    orderItems: rest.map((item, i) => ({ ...item, lineTotalNet: totals.lineNets[i]! })),
    totals: {
      ...order.totals,
      itemSumGross: totals.itemSum,
      itemSumNet: totals.itemSumNet,
      shippingNet: totals.shippingNet,
      paymentFeeNet: totals.paymentFeeNet,
      couponValue: totals.discount,
      couponValueNet: totals.discountNet,
      // They pay no more than is billed; the rest was returned to them.
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
