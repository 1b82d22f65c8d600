import { spread } from '~/lib/net-parts';
import {
  ORDER_TYPE,
  type Order,
  type OrderItem,
  type OrderReturn,
  type Return,
} from '~/services/shop-api';
import { toWireOrder, type Ordering, type WireOrder } from './order/order';

/**
 * Goods that come back, as the wire has them: an order of type 3 with the lines of the order they are
 * of, and what is paid back as its sum. The key is that of the order: a return has no page of its own.
 */
export function toWireReturn(
  given: OrderReturn | Return,
  origin: Order,
  call: Ordering,
): Promise<WireOrder> {
  const orderItems = given.items.flatMap((item) => lineOf(item, origin));
  const sum = (amount: (line: OrderItem) => number) =>
    orderItems.reduce((all, line) => all + amount(line), 0);
  const gross = 'refund' in given ? given.refund : sum(({ lineTotal }) => lineTotal);
  const net = Math.min(
    gross,
    sum(({ lineTotalNet }) => lineTotalNet),
  );
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
      orderItems,
      totals: {
        ...origin.totals,
        itemSumGross: gross,
        itemSumNet: net,
        shippingGross: 0,
        shippingNet: 0,
        couponValue: 0,
        couponValueNet: 0,
        giftCards: [],
        giftCardsValue: 0,
        totalGross: gross,
        totalNet: net,
        vats: vatsOf(orderItems, { gross, net, rates: origin.totals.vats }),
      },
      owed: { price: gross, paid: 0, due: 0, toRepay: 0 },
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

/** The VAT in what is paid back, rate by rate as the order was taxed. */
function vatsOf(
  lines: readonly OrderItem[],
  { gross, net, rates }: { gross: number; net: number; rates: Order['totals']['vats'] },
): Order['totals']['vats'] {
  const taxed = lines.filter(({ isGiftCard }) => !isGiftCard);
  const used = rates.filter(({ rate }) => taxed.some(({ vatRate }) => vatRate === rate));
  const perRate = (amount: (line: OrderItem) => number) =>
    used.map(({ rate }) =>
      taxed.reduce((all, line) => (line.vatRate === rate ? all + amount(line) : all), 0),
    );
  const vats = spread(
    gross - net,
    perRate(({ lineTotal, lineTotalNet }) => lineTotal - lineTotalNet),
  );
  const nets = spread(
    net,
    perRate(({ lineTotalNet }) => lineTotalNet),
  );
  return used.map(({ rate }, i) => ({ rate, value: vats[i]!, net: nets[i]! }));
}

/** The line of the order with only what comes back of it. */
function lineOf(
  { variationId, variationName, quantity, reason }: OrderReturn['items'][number],
  { orderItems }: Order,
): OrderItem[] {
  const line =
    orderItems.find(
      (each) => each.itemVariationId === variationId && each.variationName === variationName,
    ) ?? orderItems.find((each) => each.itemVariationId === variationId);
  if (!line) return [];
  const share = (total: number) => Math.round((total * quantity) / line.quantity);
  return [
    {
      ...line,
      quantity,
      returnableQuantity: 0,
      returnReason: reason,
      lineTotal: share(line.lineTotal),
      lineTotalNet: share(line.lineTotalNet),
    },
  ];
}
