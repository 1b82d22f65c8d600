import type { PricedLine } from '../cart/price-lines';
import type { CommerceContext } from '../../core/commerce-context';
import { readAttemptId } from './attempt-id';

export type PriceChange = {
  cartItemId: number;
  name: string;
  /** Gross price of one piece in cents when the checkout was shown; null if unknown. */
  before: number | null;
  after: number;
};

/**
 * Lines whose price changed since the checkout page of this attempt was shown, by the price history
 * (R9). Graduated prices have no history: only their new price is known.
 */
export async function priceChanges(
  ctx: CommerceContext,
  lines: PricedLine[],
  attemptId: string,
): Promise<PriceChange[]> {
  const shownAt = readAttemptId(ctx, attemptId)?.issuedAt;
  if (!shownAt) return [];
  const { rows } = await ctx.db.client.query<{ id: number; before: number | null; after: number }>(
    `select h.variation_id as id, h.price as after,
       (select price from price_history o where o.variation_id = h.variation_id and o.valid_from <= $2
        order by valid_from desc limit 1) as before
     from price_history h
     where h.variation_id = any($1) and h.valid_from > $2
       and not exists (select from price_history n
                       where n.variation_id = h.variation_id and n.valid_from > h.valid_from)`,
    [lines.map((line) => line.variationId), shownAt],
  );
  const changes = new Map(rows.map((row) => [row.id, row]));
  return lines.flatMap((line) => {
    const change = changes.get(line.variationId);
    if (!change || change.before === change.after) return [];
    // Surcharges stay; the difference is in the price of the piece.
    const surcharges = line.params.reduce((sum, param) => sum + param.rule.surcharge, 0);
    const isHistoric = line.unitGross - surcharges === change.after;
    const before = isHistoric && change.before !== null ? change.before + surcharges : null;
    return [{ cartItemId: line.id, name: line.product.texts.name1, before, after: line.unitGross }];
  });
}
