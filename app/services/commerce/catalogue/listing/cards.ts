import type { Language, ListProduct } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { TaxClass } from '../../core/reference/reference-tables';
import { MAXIMUM } from '../delivery/maximum-quantity';
import { createItemMemory, type ItemMemory } from '../in-memory/item-memory';
import { IMAGE_JSON, type ImageRow } from './image';

/** The part of a variation in a list that only the operator changes: all but prices and stock. */
export type Card = Pick<
  ListProduct['variation'],
  | 'number'
  | 'minimumOrderQuantity'
  | 'intervalOrderQuantity'
  | 'maximumOrderQuantity'
  | 'availabilityId'
  | 'widthMM'
  | 'heightMM'
  | 'lengthMM'
  | 'weightG'
  | 'unitCombinationId'
> &
  Pick<
    ListProduct,
    'shade' | 'hasHazards' | 'hasPictograms' | 'hasOrderProperties' | 'hasRequiredOrderProperty'
  > & {
    id: number;
    vatClass: TaxClass;
    averageDays: number | null;
    availabilityName: string;
    contentMilli: number;
    unitCode: string;
    unitName: string;
    itemId: number;
    itemType: ListProduct['item']['itemType'];
    feedbackCount: number;
    feedbackSum: number;
    manufacturerId: number | null;
    manufacturerName: string;
    manufacturerExternalName: string;
    name1: string;
    urlPath: string;
    shortDescription: string;
    images: ImageRow[];
    tags: { id: number; name: string; color: string }[];
    attributes: ListProduct['attributes'];
  };

const TEXT = `
  select v.id, v.number, v.minimum_order_quantity,
         v.interval_order_quantity,
         ${MAXIMUM} as maximum_order_quantity, v.vat_class,
         v.availability_id, a.average_days,
         coalesce(at.name, '') as availability_name,
         v.width_mm as width_m_m, v.height_mm as height_m_m, v.length_mm as length_m_m,
         v.weight_g, v.unit_combination_id,
         c.content_milli, c.unit_code,
         coalesce(ut.name, c.unit_code) as unit_name,
         i.id as "itemId", i.item_type, i.feedback_count,
         i.feedback_sum, i.hazard is not null or exists (
           select from bundle_component b
             join variation part on part.id = b.component_variation_id
             join item on item.id = part.item_id
            where b.bundle_variation_id = v.id and item.hazard is not null) as has_hazards,
         exists (select from (
           select i.hazard union all
           select item.hazard from bundle_component b
             join variation part on part.id = b.component_variation_id
             join item on item.id = part.item_id
            where b.bundle_variation_id = v.id) warned
          where jsonb_array_length(warned.hazard -> 'pictograms') > 0) as has_pictograms,
         case when s.id is not null then json_build_object('number', s.number, 'color', s.color,
           'name', (select name from shade_text
                     where shade_id = s.id order by lang = $2 desc limit 1)) end as shade,
         m.id as "manufacturerId", m.name as manufacturer_name,
         m.external_name as manufacturer_external_name,
         t.name1, t.url_path, t.short_description,
         o.own > 0 as has_order_properties, o.required > 0 as has_required_order_property,
         array(select ${IMAGE_JSON} from item_image g join image p on p.hash = g.image_hash
                where g.item_id = i.id and (g.variation_id is null or g.variation_id = v.id)
                order by g.variation_id is null, g.position, g.id limit 2) as images,
         array(select json_build_object('id', tag.id, 'name', tt.name, 'color', tag.color)
                 from item_tag it join tag on tag.id = it.tag_id
                 join tag_text tt on tt.tag_id = tag.id and tt.lang = $2
                where it.item_id = i.id and tt.name <> '' order by tag.id) as tags,
         array(select json_build_object(
                  'attributeId', av.attribute_id, 'valueId', av.attribute_value_id,
                  'name', an.name, 'value', vn.name)
                 from variation_attribute_value av
                 join attribute on attribute.id = av.attribute_id
                 join attribute_text an on an.attribute_id = av.attribute_id and an.lang = $2
                 join attribute_value_text vn
                   on vn.attribute_value_id = av.attribute_value_id and vn.lang = $2
                where av.variation_id = v.id order by attribute.position, attribute.id) as attributes
    from unnest($1::integer[]) asked (id)
    join variation v on v.id = asked.id
    join item i on i.id = v.item_id
    join unit_combination c on c.id = v.unit_combination_id
    join availability a on a.id = v.availability_id
    left join availability_text at on at.availability_id = a.id and at.lang = $2
    left join unit_text ut on ut.unit_code = c.unit_code and ut.lang = $2
    left join manufacturer m on m.id = i.manufacturer_id
    left join shade s on s.id = coalesce(i.shade_id, (
      select av.shade_id from variation_attribute_value va
        join attribute_value av on av.id = va.attribute_value_id
       where va.variation_id = v.id and av.shade_id is not null limit 1))
    cross join lateral (select name1, url_path, short_description from item_text
                         where item_id = i.id order by lang = $2 desc limit 1) t
    cross join lateral (select count(*) as own, count(*) filter (where p.is_required) as required
                          from item_property ip join property p on p.id = ip.property_id
                         where ip.item_id = i.id and p.is_order_property) o`;

/** About 15 MB each. */
const memory: Record<Language, ItemMemory<number, Card>> = {
  de: createItemMemory(5_000),
  en: createItemMemory(5_000),
};

/** Cards by variation id; ids that do not exist are missing. */
export function loadCards(
  ctx: CommerceContext,
  variationIds: readonly number[],
): Promise<Map<number, Card>> {
  return memory[ctx.lang].load(ctx, variationIds, async (missing) => {
    const { rows } = await ctx.db.client.query<Card>({
      name: 'list_cards',
      text: TEXT,
      values: [missing, ctx.lang],
    });
    return new Map(rows.map((card) => [card.id, card]));
  });
}
