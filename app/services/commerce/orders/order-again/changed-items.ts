import { priceAt } from '~/lib/price-at';
import type { Cents, OrderAgainItem, Price } from '../../../shop-api';
import { leftFor, mergeInto, type Line } from '../../sale/cart/draft-lines';
import type { Goods } from '../../sale/cart/goods';
import {
  addedSurcharge,
  priceOrderParams,
  type OrderParam,
  type OrderPropertyRule,
} from '../../sale/order-properties/order-property-values';
import { floorToInterval } from '../../sale/cart/quantity-rule';
import type { SaleFacts } from '../../sale/cart/sale-facts';
import { whyNotSold, type NotSold, type SalePlace } from '../../sale/cart/why-not-sold';
import type { OrderLineRow } from '../order/order-lines';
import { orderPropertiesToday } from './order-properties-today';

/** A line of an order, and how much of it was added to the lines of a cart. */
export type PlannedLine = { row: OrderLineRow; status: OrderAgainItem['currentStatus'] };

/** The goods as they are offered today, and their destination. */
export type Today = { goods: Goods; place: SalePlace };

/**
 * Adds to `lines` of a cart what is available of an order's lines today, one after the other, so
 * that two lines never take the same pieces (§4 re-order).
 */
export function planLines(
  lines: Line[],
  rows: OrderLineRow[],
  { goods, place }: Today,
): PlannedLine[] {
  return rows.map((row) => {
    const { variationId } = row;
    const fact = goods.facts.get(variationId);
    const reason = whyNotSold(fact, goods.products.get(variationId), place);
    return { row, status: planLine(lines, row, { goods, reason }) };
  });
}

/** Changed and unavailable items sort first (§4). */
export function changedFirst(planned: PlannedLine[]): PlannedLine[] {
  const isChanged = ({ status }: PlannedLine) => status.hasChanged || status.obstacle !== null;
  return [...planned.filter(isChanged), ...planned.filter((line) => !isChanged(line))];
}

function planLine(
  lines: Line[],
  row: OrderLineRow,
  { goods, reason }: { goods: Goods; reason: NotSold | null },
): PlannedLine['status'] {
  const { variationId, quantity } = row;
  const fact = goods.facts.get(variationId);
  const product = goods.products.get(variationId);
  const gone = { priceThen: row.unitGross, priceNow: null, isSalableAndActive: false, stock: 0 };
  if (!fact || !product || reason === 'gone')
    return { ...gone, hasChanged: true, obstacle: 'gone' };

  const rules = goods.rules.get(fact.itemId) ?? [];
  const stated = orderPropertiesToday(rules, row.properties);
  const isSalableAndActive = product.filter.isSalableAndActive && !reason;
  const priceNow =
    priceAt<Price>(product.prices, quantity).price +
    (stated.params ? surchargesOf(rules, stated.params) : 0);
  const known = {
    isSalableAndActive,
    priceThen: row.unitGross,
    priceNow,
    hasChanged: !isSalableAndActive || priceNow !== row.unitGross,
  };
  if (reason) return { ...known, stock: 0, obstacle: 'notSalable' };
  if (!stated.params) return { ...known, stock: 0, obstacle: stated.obstacle };

  const stock = addWhatFits(lines, { variationId, quantity, params: stated.params }, goods.facts);
  return { ...known, stock, obstacle: stock < quantity ? 'stock' : null };
}

function surchargesOf(rules: OrderPropertyRule[], params: OrderParam[]): Cents {
  return priceOrderParams(rules, params).reduce((sum, { rule }) => sum + addedSurcharge(rule), 0);
}

/** Adds as many of the pieces as stock and the rules for quantities allow; returns the number. */
function addWhatFits(
  lines: Line[],
  wish: Pick<Line, 'variationId' | 'quantity' | 'params'>,
  facts: Map<number, SaleFacts>,
): number {
  const fact = facts.get(wish.variationId)!;
  const line = mergeInto(lines, wish);
  const before = line.quantity - wish.quantity;
  const ofOthers = lines
    .filter((other) => other !== line && other.variationId === line.variationId)
    .reduce((sum, other) => sum + other.quantity, 0);
  const most = Math.min(
    line.quantity,
    leftFor(line, lines, facts) ?? Infinity,
    (fact.maximum ?? Infinity) - ofOthers,
  );
  line.quantity = Math.max(before, floorToInterval(most, fact));
  if (line.quantity === 0) lines.splice(lines.indexOf(line), 1);
  return line.quantity - before;
}
