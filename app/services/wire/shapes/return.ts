import { grossLine, netParts } from '~/lib/net-parts';
import {
  isGoods,
  ORDER_TYPE,
  type Order,
  type OrderItem,
  type OrderReturn,
  type Return,
} from '~/services/shop-api';
import { toWireOrder, type Ordering, type WireOrder } from './order/order';

/**
 * Returned goods in the form of the wire: an order of type 3 with the lines of its order, and the
 * totals of the refund. The key is that of the order: a return has no page of its own.
 */
export function toWireReturn(
  given: OrderReturn | Return,
  origin: Order,
  call: Ordering,
): Promise<WireOrder> {
  const orderItems = given.items.flatMap((item) => lineOf(item, origin));
  const parts = netParts({
    lines: orderItems.map((line) => grossLine({ ...line, gross: line.lineTotal })),
    rates: given.vats.map(({ rate, value, net }) => ({ rate, net, vat: value })),
    shipping: given.shippingRefund,
    paymentFee: given.paymentFeeRefund,
  });
  return toWireOrder(
    {
      ...origin,
      id: given.id,
      typeId: ORDER_TYPE.return,
      createdAt: given.date,
      statusName: given.statusName,
      comment: given.comment ?? '',
      documents: 'documents' in given ? given.documents : [],
      orderReferences: [{ originOrderId: origin.id }],
      orderItems: orderItems.map((line, i) => ({ ...line, lineTotalNet: parts.lines[i]! })),
      totals: {
        ...origin.totals,
        itemSumGross: sumOf(orderItems.map(({ lineTotal }) => lineTotal)),
        itemSumNet: parts.itemSum,
        shippingGross: given.shippingRefund,
        shippingNet: parts.shipping,
        paymentFeeGross: given.paymentFeeRefund,
        paymentFeeNet: parts.paymentFee,
        couponValue: sumOf(orderItems.map(({ discount }) => discount)),
        couponValueNet: parts.coupon,
        giftCards: [],
        giftCardsValue: 0,
        totalGross: given.refund,
        totalNet: parts.total,
        vats: given.vats,
      },
      balance: { price: given.refund, paid: 0, due: 0, refundable: 0 },
      allowPaymentMethodSwitchFrom: false,
      paymentMethodListForSwitch: [],
      paymentBankDetails: null,
      parcels: [],
      preferredDelivery: null,
      isReturnable: false,
      returns: [],
    },
    call,
  );
}

/** The order's line with only its returned part; upstream shops may renumber lines. */
function lineOf(
  { orderItemId, variationId, quantity, reason, discount }: OrderReturn['items'][number],
  { orderItems }: Order,
): OrderItem[] {
  const ofVariation = orderItems.filter((each) => each.itemVariationId === variationId);
  const line = ofVariation.find(({ id }) => id === orderItemId) ?? ofVariation.find(isGoods);
  if (!line) return [];
  return [
    {
      ...line,
      quantity,
      returnableQuantity: 0,
      returnReason: reason,
      discount,
      lineTotal: (line.lineTotal / line.quantity) * quantity,
    },
  ];
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
