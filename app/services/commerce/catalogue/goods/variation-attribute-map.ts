import type { VariationAttribute, VariationAttributeMap } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { pricesAt, toPrices, type StoredPrices } from '../pricing/prices';
import { isSalableAt } from '../listing/list-products';
import { sizeName } from './size-name';

type Combination = {
  variationId: number;
  unitCombinationId: number;
  contentMilli: number;
  unitName: string;
  isSalable: boolean;
  minimum: number;
  prices: StoredPrices;
  attributes: { attributeId: number; attributeValueId: number }[];
};

const COMBINATIONS = `
  select v.id as "variationId", v.unit_combination_id,
         c.content_milli, coalesce(u.name, c.unit_code) as unit_name,
         ${isSalableAt('$3')} as is_salable,
         v.minimum_order_quantity as minimum, ${pricesAt('$3')} as prices,
         array(select json_build_object('attributeId', av.attribute_id,
                                        'attributeValueId', av.attribute_value_id)
                 from variation_attribute_value av join attribute a on a.id = av.attribute_id
                where av.variation_id = v.id order by a.position, a.id) as attributes
    from variation v
    join sale_state sale on sale.variation_id = v.id
    join unit_combination c on c.id = v.unit_combination_id
    left join unit_text u on u.unit_code = c.unit_code and u.lang = $2
   where v.item_id = $1 and v.is_active
   order by v.position, c.content_milli, v.id`;

const ATTRIBUTES = `
  select a.id as "attributeId", n.name, a.position, a.type,
         json_agg(json_build_object('attributeValueId', v.id, 'name', vn.name,
           'position', v.position, 'imageUrl', v.image_url,
           'color', coalesce(s.color, v.color))
           order by v.position, v.id) as values
    from attribute a
    join attribute_text n on n.attribute_id = a.id and n.lang = $2
    join attribute_value v on v.attribute_id = a.id
    join attribute_value_text vn on vn.attribute_value_id = v.id and vn.lang = $2
    left join shade s on s.id = v.shade_id
   where v.id in (select av.attribute_value_id from variation_attribute_value av
                    join variation on variation.id = av.variation_id
                   where variation.item_id = $1 and variation.is_active)
   group by a.id, n.name
   order by a.position, a.id`;

/**
 * Attributes of an item and the existing combinations of their values, with salability and prices.
 * Null when there is nothing to choose. A value is `disabled` when no combination has it together
 * with the other values of `chosenVariationId` (open point 1.3).
 */
export async function loadVariationAttributeMap(
  ctx: CommerceContext,
  itemId: number,
  chosenVariationId: number | undefined,
): Promise<VariationAttributeMap | null> {
  const client = ctx.db.client;
  const values = [itemId, ctx.lang];
  const combinations = await client.query<Combination>({
    name: 'combinations',
    text: COMBINATIONS,
    values: [...values, ctx.now()],
  });
  const hasAttributes = combinations.rows.some((row) => row.attributes.length > 0);
  if (combinations.rows.length < 2 && !hasAttributes) return null;
  const attributes = hasAttributes
    ? await client.query<VariationAttribute>({ name: 'attributes', text: ATTRIBUTES, values })
    : { rows: [] };
  const chosen = combinations.rows.find((row) => row.variationId === chosenVariationId);
  return {
    attributes: attributes.rows.map((attribute) => ({
      ...attribute,
      values: attribute.values.map((value) => ({
        ...value,
        disabled: !exists(combinations.rows, chosen, attribute.attributeId, value.attributeValueId),
      })),
    })),
    variations: combinations.rows.flatMap((row) => {
      const prices = toPrices(ctx, row.prices);
      if (!prices) return [];
      return {
        variationId: row.variationId,
        unitCombinationId: row.unitCombinationId,
        unitName: sizeName(ctx.lang, row.contentMilli, row.unitName),
        isSalable: row.isSalable,
        minimumOrderQuantity: row.minimum,
        prices,
        attributes: row.attributes,
      };
    }),
  };
}

function exists(
  combinations: Combination[],
  chosen: Combination | undefined,
  attributeId: number,
  valueId: number,
): boolean {
  const others = (chosen?.attributes ?? []).filter((each) => each.attributeId !== attributeId);
  return combinations.some(({ attributes }) =>
    [...others, { attributeId, attributeValueId: valueId }].every((wanted) =>
      attributes.some(
        (each) =>
          each.attributeId === wanted.attributeId &&
          each.attributeValueId === wanted.attributeValueId,
      ),
    ),
  );
}
