import { percent } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import { netParts, taxedParts, type NetRate } from '~/lib/net-parts';
import { goodsOf } from '../order-text/goods-lines';
import type { Cents, Order, OrderItem } from '../shop-api';

export type NetLine = { item: OrderItem; rate: number; net: Cents };

/**
 * Returns the sums of an order by the method of EN 16931: from net lines up. The rule allows VAT to
 * differ by a cent from net times rate (BR-CO-17).
 */
export function netLines(order: Order): { lines: NetLine[]; rates: NetRate[] } {
  const items = goodsOf(order).flatMap((item) => linesOf(item, order));
  const { totals } = order;
  const { lines, rates } = netParts({
    lines: items.map(({ lineTotal: gross, vatRate: rate }) => ({ gross, rate })),
    rates: totals.vats.map(({ rate, net, value: vat }) => ({ rate, net, vat })),
    shipping: totals.shippingGross,
    paymentFee: totals.paymentFeeGross,
  });
  return { lines: items.map((item, i) => ({ item, rate: item.vatRate, net: lines[i]! })), rates };
}

/** A line of an invoice has one rate: a set with several becomes a line for each of them. */
function linesOf(item: OrderItem, { locale }: Order): OrderItem[] {
  const { vatShares, ...same } = item;
  if (!vatShares) return [item];
  const { t } = translatorFor(locale);
  return taxedParts({ ...item, gross: item.lineTotal }).map(({ rate, gross }) => {
    const named = { name: item.orderItemName, rate: percent((rate ?? 0) / 10_000, locale, 2) };
    return {
      ...same,
      orderItemName: t('document.vatShare', named),
      vatRate: rate ?? 0,
      lineTotal: gross,
    };
  });
}
