import { SHADE_CARD } from '../../catalogue/goods/shade-card';
import type { CommerceContext } from '../../core/commerce-context';
import type { OrderPropertyRule } from './order-property-values';

type PropertyRow = OrderPropertyRule & { itemId: number };

/** Order properties by item id, in the order in which the page shows them (open point 1.7). */
export async function loadOrderProperties(
  ctx: CommerceContext,
  itemIds: number[],
): Promise<Map<number, OrderPropertyRule[]>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await ctx.db.client.query<PropertyRow>({
    name: 'order_properties',
    text: `select ip.item_id as "itemId", p.id as "propertyId", coalesce(t.name, '') as name,
             p.value_type as "valueType", p.is_multiline as "isMultiline",
             p.is_required as "isRequired", p.is_pre_selected as "isPreSelected",
             p.is_shown_as_additional_costs as "isShownAsAdditionalCosts",
             p.vat_id is not null as "hasTax",
             coalesce(ip.surcharge, p.surcharge) as surcharge,
             coalesce(c.choices, '[]') as choices, card.shades
           from item_property ip
           join property p on p.id = ip.property_id and p.is_order_property
           left join property_text t on t.property_id = p.id and t.lang = $2
           left join property_group g on g.id = p.group_id
           left join lateral (
             select jsonb_agg(jsonb_build_object('id', v.id, 'name', coalesce(vt.value, ''))
                              order by v.position, v.id) as choices
             from property_value v
             left join property_value_text vt on vt.value_id = v.id and vt.lang = $2
             where v.property_id = p.id
           ) c on p.value_type = 'selection'
           left join lateral (
             select coalesce(jsonb_agg(to_jsonb(s)), '[]') as shades from ${SHADE_CARD} s
           ) card on p.values_from = 'shade'
           where ip.item_id = any($1)
           order by g.position nulls first, p.position, t.name, p.id`,
    values: [itemIds, ctx.lang],
  });
  const byItem = new Map<number, OrderPropertyRule[]>();
  for (const { itemId, ...rule } of rows) {
    byItem.set(itemId, [...(byItem.get(itemId) ?? []), rule]);
  }
  return byItem;
}
