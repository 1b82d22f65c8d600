import { ORDER_ITEM_TYPE, type Cents, type Order, type OrderItem } from '../shop-api';

/** What of one VAT rate an e-invoice lists; all in cents without VAT. */
export type NetRate = {
  /** Percent times 100. */
  rate: number;
  /** Sum of its lines + charge - allowance. */
  net: Cents;
  vat: Cents;
  /** Delivery. */
  charge: Cents;
  /** Coupon. */
  allowance: Cents;
};
export type NetLine = { item: OrderItem; rate: number; net: Cents };

/**
 * The sums of an order as EN 16931 counts: from net lines up. Gross is what was promised, and net and
 * VAT of each rate are those of the order (L-72), so what rounding leaves goes to the largest line of a
 * rate. VAT that is a cent beside net times rate is within what the rule allows (BR-CO-17).
 */
export function netLines(order: Order): { lines: NetLine[]; rates: NetRate[] } {
  const items = order.orderItems.filter(isCharged);
  const lines = items.map((item) => ({
    item,
    rate: item.vatRate,
    net: netOf(item.lineTotal, item.vatRate),
  }));
  const rates = order.totals.vats.map(({ rate, net, value }) => {
    const own = lines.filter((line) => line.rate === rate);
    const goods = own.reduce((sum, { item }) => sum + item.lineTotal, 0);
    const { charge, allowance } = besideGoods(order, { goods, gross: net + value });
    const wanted = net - netOf(charge, rate) + netOf(allowance, rate);
    const largest = own.toSorted((a, b) => b.net - a.net)[0];
    if (largest) largest.net += wanted - own.reduce((sum, line) => sum + line.net, 0);
    return {
      rate,
      net,
      vat: value,
      charge: netOf(charge, rate),
      allowance: netOf(allowance, rate),
    };
  });
  return { lines, rates };
}

/** Parts of a set stand under it and cost nothing of their own. */
function isCharged({ typeId }: OrderItem): boolean {
  return typeId === ORDER_ITEM_TYPE.variation || typeId === ORDER_ITEM_TYPE.bundle;
}

/** Delivery and coupon of one rate, gross; delivery is spread in proportion, as the cart does it. */
function besideGoods(
  { totals }: Order,
  { goods, gross }: { goods: Cents; gross: Cents },
): { charge: Cents; allowance: Cents } {
  if (totals.couponValue === 0) return { charge: Math.max(0, gross - goods), allowance: 0 };
  const share = totals.totalGross === 0 ? 0 : gross / totals.totalGross;
  const charge = Math.max(Math.round(totals.shippingGross * share), gross - goods);
  return { charge, allowance: goods + charge - gross };
}

function netOf(gross: Cents, rate: number): Cents {
  return Math.round((gross * 10_000) / (10_000 + rate));
}
