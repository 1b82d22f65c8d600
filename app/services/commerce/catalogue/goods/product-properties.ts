import type { Language, OrderProperty, Property } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { SHADE_CARD } from './shade-card';

const FACTS = (itemId: string) => `
  select p.id, p."cast", p.group_id as "groupId",
         coalesce(gt.name, '') as "groupName",
         json_build_object('name', n.name, 'description', n.description) as names,
         json_build_object('id', v.id, 'value', vt.value, 'description', vt.description,
                           'downloadLink', v.download_link) as values
    from item_property ip
    join property p on p.id = ip.property_id and not p.is_order_property
    join property_text n on n.property_id = p.id and n.lang = $2
    join property_value v on v.id = ip.value_id
    join property_value_text vt on vt.value_id = v.id and vt.lang = $2
    left join property_group g on g.id = p.group_id
    left join property_group_text gt on gt.group_id = g.id and gt.lang = $2
   where ip.item_id = ${itemId}
   order by g.position nulls last, p.position, p.id, v.position, v.id`;

const ORDER_PROPERTIES = (itemId: string) => `
  select p.id, true as "isOderProperty", p.value_type as "valueType",
         p.is_multiline as "isMultiline", p.is_required as "isRequired",
         p.is_pre_selected as "isPreSelected",
         p.is_shown_as_additional_costs as "isShownAsAdditionalCosts", p.vat_id as "vatId",
         coalesce(ip.surcharge, p.surcharge) as surcharge, p.surcharge as "baseSurcharge", p.position,
         json_build_object('name', n.name, 'description', n.description) as names,
         case when g.id is not null then json_build_object(
           'id', g.id, 'names', json_build_object('name', coalesce(gt.name, '')),
           'position', g.position) end as "group",
         array(select json_build_object('id', v.id, 'name', vt.value)
                 from property_value v
                 join property_value_text vt on vt.value_id = v.id and vt.lang = $2
                where v.property_id = p.id order by v.position, v.id) as "selectionValues",
         case when p.values_from = 'shade' then
           array(select json_build_object('name', s.name, 'number', s.number, 'color', s.color)
                   from ${SHADE_CARD} s) end as shades
    from item_property ip
    join property p on p.id = ip.property_id and p.is_order_property
    join property_text n on n.property_id = p.id and n.lang = $2
    left join property_group g on g.id = p.group_id
    left join property_group_text gt on gt.group_id = g.id and gt.lang = $2
   where ip.item_id = ${itemId}
   order by g.position nulls first, p.position, p.id`;

/** SQL: facts and questions of an item in the language `$2`, to be read by `toProperties`. */
export const PROPERTIES = (itemId: string) => `
  array(select to_jsonb(fact) from (${FACTS(itemId)}) fact) as facts,
  array(select to_jsonb(asked) from (${ORDER_PROPERTIES(itemId)}) asked) as stated`;

/** What `PROPERTIES` gives. */
export type StoredProperties = { facts: Property[]; stated: OrderProperty[] };

/**
 * Properties of an item in the order of its technical data, several values of one in a list, and
 * order properties, with surcharges in cents (§3): by one statement.
 */
export async function loadProperties(
  ctx: CommerceContext,
  itemId: number,
): Promise<{ properties: OrderProperty[]; variationProperties: Property[] }> {
  const { rows } = await ctx.db.client.query<StoredProperties>({
    name: 'product_properties',
    text: `select ${PROPERTIES('$1')}`,
    values: [itemId, ctx.lang],
  });
  return toProperties(ctx.lang, rows[0]!);
}

/** Facts with several values have them in a list. */
export function toProperties(
  lang: Language,
  { facts, stated }: StoredProperties,
): { properties: OrderProperty[]; variationProperties: Property[] } {
  return { properties: stated, variationProperties: inLists(lang, facts) };
}

function inLists(lang: Language, rows: Property[]): Property[] {
  const facts = new Map<number, Property[]>();
  for (const row of rows) facts.set(row.id, [...(facts.get(row.id) ?? []), row]);
  const list = new Intl.ListFormat(lang);
  return [...facts.values()].flatMap((same) =>
    same[0]!.cast === 'text'
      ? {
          ...same[0]!,
          values: {
            ...same[0]!.values,
            value: list.format(same.map(({ values }) => values.value)),
          },
        }
      : same,
  );
}
