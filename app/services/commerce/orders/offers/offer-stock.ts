import type { CommerceContext } from '../../core/commerce-context';

export type OfferDemand = {
  variationId: number;
  name: string;
  needed: number;
  /** Pieces that can be sold; null where stock sets no limit. */
  free: number | null;
};

/**
 * The demand of an offer for each variation, added up over lines and parts of sets, and its stock.
 * Goods that the shop no longer has count as none.
 */
export async function loadDemand(ctx: CommerceContext, offerId: number): Promise<OfferDemand[]> {
  const { rows } = await ctx.db.client.query<OfferDemand>({
    name: 'offer_demand',
    text: `select l.variation_id, min(l.name) as name,
                  sum(l.quantity)::int as needed,
                  case when not coalesce(bool_and(v.is_active and i.is_active), false) then 0
                       when bool_or(v.is_stock_limited)
                         then greatest(0, coalesce(min(s.on_hand - s.reserved), 0)) end as free
           from order_line l
           left join variation v on v.id = l.variation_id
           left join item i on i.id = v.item_id
           left join stock s on s.variation_id = l.variation_id
           where l.order_id = $1 and l.type_id in (1, 3)
           group by l.variation_id order by l.variation_id`,
    values: [offerId],
  });
  return rows;
}

/** The goods with less stock than offered. */
export function shortItems(demand: OfferDemand[]): { name: string; available: number }[] {
  return demand.flatMap(({ name, needed, free }) =>
    free === null || free >= needed ? [] : [{ name, available: free }],
  );
}
