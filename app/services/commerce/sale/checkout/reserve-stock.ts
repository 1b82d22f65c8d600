import { ShopError } from '../../../shop-api';
import type { PricedLine } from '../cart/price-lines';
import { floorToInterval } from '../cart/quantity-rule';
import { stockDemand, stockLeftFor } from '../cart/stock-demand';
import type { CommerceContext } from '../../core/commerce-context';

/**
 * Reserves stock for the lines: demand is added up over lines and bundle parts (reliability A2.2).
 * Returns the quantities taken; throws `order.stockChanged` with every line that is short.
 */
export async function reserveStock(
  ctx: CommerceContext,
  lines: PricedLine[],
): Promise<Map<number, number>> {
  const demand = stockDemand(lines);
  const short = await takeStock(ctx, demand);
  if (short) throw stockChanged(lines, short);
  return demand;
}

/**
 * Takes the demand of each variation if all of it is available: rows are locked in ascending
 * variation id. Returns null, or the free stock of each when something is short and nothing was
 * taken.
 */
export async function takeStock(
  ctx: CommerceContext,
  demand: Map<number, number>,
): Promise<Map<number, number> | null> {
  const variationIds = [...demand.keys()].toSorted((a, b) => a - b);
  if (variationIds.length === 0) return null;
  const { rows } = await ctx.db.client.query<{ id: number; free: number }>({
    name: 'stock_lock',
    text: `select variation_id as id, on_hand - reserved as free from stock
           where variation_id = any($1) order by variation_id for update`,
    values: [variationIds],
  });
  const free = new Map(rows.map((row) => [row.id, row.free]));
  if (variationIds.some((id) => (free.get(id) ?? 0) < demand.get(id)!)) return free;
  await ctx.hook('place:stock-locked');
  const { rowCount } = await ctx.db.client.query({
    name: 'stock_reserve',
    text: `update stock s set reserved = s.reserved + d.quantity
           from unnest($1::int[], $2::int[]) d(id, quantity)
           where s.variation_id = d.id and s.on_hand - s.reserved >= d.quantity`,
    values: [variationIds, variationIds.map((id) => demand.get(id))],
  });
  return rowCount === variationIds.length ? null : free;
}

/** Records the order for which stock was taken. */
export async function holdStock(
  ctx: CommerceContext,
  orderId: number,
  taken: Map<number, number>,
): Promise<void> {
  await ctx.db.client.query({
    name: 'order_hold_stock',
    text: `insert into reservation (order_id, variation_id, quantity, created_at)
           select $1, variation_id, quantity, $4
           from unnest($2::int[], $3::int[]) r(variation_id, quantity)`,
    values: [orderId, [...taken.keys()], [...taken.values()], ctx.now()],
  });
}

function stockChanged(lines: PricedLine[], free: Map<number, number>): ShopError {
  const fresh = lines.map((line) => ({
    ...line,
    stockParts: line.stockParts.map((part) => ({ ...part, free: free.get(part.variationId) ?? 0 })),
  }));
  const short = fresh.flatMap((line) => {
    const left = stockLeftFor(line, fresh);
    if (left === null || line.quantity <= left) return [];
    const available = floorToInterval(left, line.facts);
    return [{ cartItemId: line.id, name: line.product.texts.name1, available }];
  });
  return new ShopError('order.stockChanged', { cause: { lines: short } });
}
