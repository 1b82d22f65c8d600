import type { StoredHazard } from '../../../../../database/schema';
import type { Offer, Order } from '../../../shop-api';
import { combineHazards } from '../../catalogue/goods/combine-hazards';
import type { CommerceContext } from '../../core/commerce-context';
import { basePrice, type Size } from '../../catalogue/pricing/base-price';

type GoodsRow = {
  variationId: number;
  size: Size;
  /** Of the goods themselves, without a name, and of the parts of a set. */
  hazards: { name: string; hazard: StoredHazard | null }[];
};

/**
 * What is shown beside the goods of an offer besides name and price, by the id of their line, from
 * today's catalogue: an offer is bought on its own page. Lines of goods that are gone have none.
 */
export async function offeredGoods(
  ctx: CommerceContext,
  { orderItems }: Pick<Order, 'orderItems'>,
): Promise<Offer['goods']> {
  const { rows } = await ctx.db.client.query<GoodsRow>({
    name: 'offered_goods',
    text: `select v.id as variation_id,
             jsonb_build_object('contentMilli', c.content_milli, 'factor', u.factor,
               'referenceCode', u.reference_code) as size,
             jsonb_build_array(jsonb_build_object('name', '', 'hazard', i.hazard)) || (
               select coalesce(jsonb_agg(jsonb_build_object('name', t.name1, 'hazard', part.hazard)
                                order by b.position, pv.id), '[]')
               from bundle_component b
               join variation pv on pv.id = b.component_variation_id
               join item part on part.id = pv.item_id
               cross join lateral (select name1 from item_text where item_id = part.id
                                   order by lang = $2 desc limit 1) t
               where b.bundle_variation_id = v.id) as hazards
           from variation v
           join item i on i.id = v.item_id
           join unit_combination c on c.id = v.unit_combination_id
           join unit u on u.code = c.unit_code
           where v.id = any($1)`,
    values: [orderItems.map(({ itemVariationId }) => itemVariationId), ctx.lang],
  });
  const known = new Map(rows.map((row) => [row.variationId, row]));
  return Object.fromEntries(
    orderItems.flatMap(({ id, itemVariationId, amounts }) => {
      const row = known.get(itemVariationId);
      if (!row) return [];
      const price = basePrice(amounts[0]?.priceOriginalGross ?? 0, row.size);
      return [[id, { basePrice: price, hazard: combineHazards(ctx.lang, row.hazards) }]];
    }),
  );
}
