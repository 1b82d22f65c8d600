import type { CommerceContext } from '../../core/commerce-context';
import type { CartLineRow } from './cart-rows';
import { isSameParams } from '../order-properties/order-property-values';
import type { SaleFacts } from './sale-facts';
import { stockLeftFor } from './stock-demand';

export const MAXIMUM_LINES = 200;

/** A line in memory: `id` is null until it is inserted. */
export type Line = Omit<CartLineRow, 'id'> & { id: number | null; isChanged: boolean };

export function draftLines(rows: readonly CartLineRow[]): Line[] {
  return rows.map((row) => ({ ...row, isChanged: false }));
}

/** The same variation with the same order properties is one line. */
export function mergeInto(
  lines: Line[],
  { variationId, quantity, params }: Pick<Line, 'variationId' | 'quantity' | 'params'>,
): Line {
  const same = lines.find(
    (line) => line.variationId === variationId && isSameParams(line.params, params),
  );
  if (same) {
    same.quantity += quantity;
    same.isChanged = true;
    return same;
  }
  const line: Line = { id: null, variationId, quantity, params, isChanged: true };
  lines.push(line);
  return line;
}

/** Pieces that stock allows for a line beside the others; null when stock sets no limit. */
export function leftFor(line: Line, lines: Line[], facts: Map<number, SaleFacts>): number | null {
  const stockLines = lines.map((each) => ({
    quantity: each.quantity,
    stockParts: facts.get(each.variationId)?.stockParts ?? [],
  }));
  return stockLeftFor(stockLines[lines.indexOf(line)]!, stockLines);
}

/** Writes the changed lines by one statement; new lines get their ids in the order of the list. */
export async function writeLines(
  ctx: CommerceContext,
  cartId: number,
  lines: Line[],
): Promise<CartLineRow[]> {
  const wished = lines.flatMap(({ id, variationId, quantity, params, isChanged }, place) =>
    isChanged ? { id, variationId, quantity, params, place } : [],
  );
  const { rows } = await ctx.db.client.query<{ place: number; id: number }>({
    name: 'cart_lines_write',
    text: `with wished as (
             select * from jsonb_to_recordset($3::jsonb)
               as r(id int, "variationId" int, quantity int, params jsonb, place int)
           ), grown as (
             update cart_item l set quantity = w.quantity from wished w where l.id = w.id
           ), numbered as (
             select w.*, nextval(pg_get_serial_sequence('cart_item', 'id'))::int as line_id
               from (select * from wished where id is null order by place) w
           ), added as (
             insert into cart_item (id, cart_id, variation_id, quantity, created_at)
             overriding system value
             select line_id, $1, "variationId", quantity, $2 from numbered
           ), stated as (
             insert into cart_item_order_param (cart_item_id, property_id, value)
             select line_id, (p->>'propertyId')::int, p->>'value'
               from numbered, jsonb_array_elements(params) p
           )
           select place, line_id as id from numbered`,
    values: [cartId, ctx.now(), JSON.stringify(wished)],
  });
  const idAt = new Map(rows.map((row) => [row.place, row.id]));
  return lines.map(({ isChanged: _, ...line }, place) => ({
    ...line,
    id: line.id ?? idAt.get(place)!,
  }));
}
