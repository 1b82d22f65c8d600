import { priceAt } from '~/lib/price-at';
import type { Cents, OrderAgainItem, Price } from '../../../shop-api';
import { leftFor, mergeInto, type Line } from '../../sale/cart/draft-lines';
import type { Goods } from '../../sale/cart/goods';
import {
  addedSurcharge,
  priceOrderParams,
} from '../../sale/order-properties/order-property-values';
import { floorToInterval } from '../../sale/cart/quantity-rule';
import type { SaleFacts } from '../../sale/cart/sale-facts';
import { whyNotSold, type NotSold, type SalePlace } from '../../sale/cart/why-not-sold';
import type { OrderLineRow } from '../order/order-lines';
import { orderPropertiesToday } from './order-properties-today';

/** A line of an order, and how much of it was added to the lines of a cart. */
export type PlannedLine = {
  row: OrderLineRow;
  status: OrderAgainItem['currentStatus'];
  /** Of its order properties today, by id, as `priceNow` includes them. */
  surcharges: Map<number, Cents>;
};

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
    return { row, ...planLine(lines, row, { goods, reason }) };
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
): Omit<PlannedLine, 'row'> {
  const { variationId, quantity } = row;
  const fact = goods.facts.get(variationId);
  const product = goods.products.get(variationId);
  const gone = { priceThen: row.unitGross, priceNow: null, isSalableAndActive: false, stock: 0 };
  if (!fact || !product || reason === 'gone')
    return { status: { ...gone, hasChanged: true, obstacle: 'gone' }, surcharges: new Map() };

  const rules = goods.rules.get(fact.itemId) ?? [];
  const stated = orderPropertiesToday(rules, row.properties);
  const charged = stated.params
    ? priceOrderParams(rules, stated.params).map(({ rule }) => rule)
    : rules.filter((rule) => row.properties.some((each) => each.propertyId === rule.propertyId));
  const surcharges = new Map(charged.map((rule) => [rule.propertyId, rule.surcharge]));
  const isSalableAndActive = product.filter.isSalableAndActive && !reason;
  const priceNow =
    priceAt<Price>(product.prices, quantity).price +
    charged.reduce((sum, rule) => sum + addedSurcharge(rule), 0);
  const known = {
    isSalableAndActive,
    priceThen: row.unitGross,
    priceNow,
    hasChanged: !isSalableAndActive || priceNow !== row.unitGross,
  };
  if (reason) return { status: { ...known, stock: 0, obstacle: 'notSalable' }, surcharges };
  if (!stated.params)
    return { status: { ...known, stock: 0, obstacle: stated.obstacle }, surcharges };

  const stock = addWhatFits(lines, { variationId, quantity, params: stated.params }, goods.facts);
  const obstacle = stock < quantity ? 'stock' : null;
  return { status: { ...known, stock, obstacle }, surcharges };
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
