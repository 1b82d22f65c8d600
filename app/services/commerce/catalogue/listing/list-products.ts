import type { ListProduct } from '../../../shop-api';
import type { CommerceContext } from '../../commerce-context';
import { PRICES, toPrices, type StoredPrices } from '../../pricing/prices';
import { touchUntil } from '../../pricing/touch-until';
import type { VatClass } from '../../reference/reference-tables';
import { SHOP_COUNTRY_ID, vatRatesOf } from '../../reference/vat-rates';
import { IMAGE_JSON, toImage, type ImageRow } from './image';

/** SQL: may variation `v` with its sale_state `sale` be ordered at $3? The rule stands at that view. */
export const IS_SALABLE = `(sale.is_offered
  and (sale.available_until is null or sale.available_until > $3)
  and coalesce(sale.free >= v.minimum_order_quantity, true))`;

const TEXT = `
  select v.id, v.number, v.minimum_order_quantity as "minimumOrderQuantity",
         v.interval_order_quantity as "intervalOrderQuantity",
         v.maximum_order_quantity as "maximumOrderQuantity", v.vat_class as "vatClass",
         v.availability_id as "availabilityId", a.average_days as "averageDays",
         coalesce(at.name, '') as "availabilityName", sale.available_until as "availableUntil",
         v.width_mm as "widthMM", v.height_mm as "heightMM", v.length_mm as "lengthMM",
         v.weight_g as "weightG", v.unit_combination_id as "unitCombinationId",
         c.content_milli as "contentMilli", c.unit_code as "unitCode",
         coalesce(ut.name, c.unit_code) as "unitName",
         i.id as "itemId", i.item_type as "itemType", i.feedback_count as "feedbackCount",
         i.feedback_sum as "feedbackSum", i.hazard is not null or exists (
           select from bundle_component b
             join variation part on part.id = b.component_variation_id
             join item on item.id = part.item_id
            where b.bundle_variation_id = v.id and item.hazard is not null) as "hasHazards",
         exists (select from (
           select i.hazard union all
           select item.hazard from bundle_component b
             join variation part on part.id = b.component_variation_id
             join item on item.id = part.item_id
            where b.bundle_variation_id = v.id) warned
          where jsonb_array_length(warned.hazard -> 'pictograms') > 0) as "hasPictograms",
         case when s.id is not null then json_build_object('number', s.number, 'color', s.color,
           'name', (select name from shade_text
                     where shade_id = s.id order by lang = $2 desc limit 1)) end as shade,
         m.id as "manufacturerId", m.name as "manufacturerName",
         m.external_name as "manufacturerExternalName",
         ${PRICES} as prices,
         t.name1, t.url_path as "urlPath", t.short_description as "shortDescription",
         sale.free, i.is_active and v.is_active as "isActive", ${IS_SALABLE} as "isSalable",
         (select count(*)::int from variation v join sale_state sale on sale.variation_id = v.id
           where v.item_id = i.id and ${IS_SALABLE}
         ) as "salableVariationCount",
         o.own > 0 as "hasOrderProperties", o.required > 0 as "hasRequiredOrderProperty",
         array(select ${IMAGE_JSON} from item_image g join image p on p.hash = g.image_hash
                where g.item_id = i.id and (g.variation_id is null or g.variation_id = v.id)
                order by g.variation_id is null, g.position, g.id limit 2) as images,
         array(select json_build_object('id', tag.id, 'name', tt.name, 'color', tag.color)
                 from item_tag it join tag on tag.id = it.tag_id
                 join tag_text tt on tt.tag_id = tag.id and tt.lang = $2
                where it.item_id = i.id and tt.name <> '' order by tag.id) as tags,
         array(select json_build_object('name', an.name, 'value', vn.name)
                 from variation_attribute_value av
                 join attribute on attribute.id = av.attribute_id
                 join attribute_text an on an.attribute_id = av.attribute_id and an.lang = $2
                 join attribute_value_text vn
                   on vn.attribute_value_id = av.attribute_value_id and vn.lang = $2
                where av.variation_id = v.id order by attribute.position, attribute.id) as attributes
    from unnest($1::integer[]) with ordinality asked (id, nr)
    join variation v on v.id = asked.id
    cross join lateral (select * from sale_state where variation_id = v.id offset 0) sale
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
                         where ip.item_id = i.id and p.is_order_property) o
   order by asked.nr`;

type Row = Omit<ListProduct['variation'], 'id' | 'availability' | 'vatRate' | 'availableUntil'> & {
  id: number;
  vatClass: VatClass;
  averageDays: number | null;
  availabilityName: string;
  availableUntil: Date | null;
  contentMilli: number;
  unitCode: string;
  unitName: string;
  itemId: number;
  itemType: ListProduct['item']['itemType'];
  feedbackCount: number;
  feedbackSum: number;
  hasHazards: boolean;
  hasPictograms: boolean;
  shade: ListProduct['shade'];
  manufacturerId: number | null;
  manufacturerName: string;
  manufacturerExternalName: string;
  name1: string;
  urlPath: string;
  shortDescription: string;
  free: number | null;
  isActive: boolean;
  isSalable: boolean;
  salableVariationCount: number;
  hasOrderProperties: boolean;
  hasRequiredOrderProperty: boolean;
  images: ImageRow[];
  tags: { id: number; name: string; color: string }[];
  attributes: ListProduct['attributes'];
  prices: StoredPrices;
};

/**
 * List products for variation ids in the order asked for, at the moment of the request. Unknown
 * ids, and variations without a price, are left out; inactive ones are given with
 * `filter.isSalableAndActive` false. Works on `ctx.db`, so inside a transaction it sees that.
 */
export async function loadListProducts(
  ctx: CommerceContext,
  variationIds: number[],
): Promise<ListProduct[]> {
  if (variationIds.length === 0) return [];
  const { rows } = await ctx.db.client.query<Row>({
    name: 'list_products',
    text: TEXT,
    values: [variationIds, ctx.lang, ctx.now()],
  });
  const vatRates = vatRatesOf(await ctx.reference(), SHOP_COUNTRY_ID, ctx.now());
  ctx.touch('catalogue', ...rows.map((row) => `item:${row.itemId}`));
  touchUntil(
    ctx,
    rows.map((row) => row.availableUntil?.getTime() ?? null),
  );
  return rows.flatMap((row) => {
    const prices = toPrices(ctx, row.prices);
    return prices ? [toListProduct(row, prices, vatRates[row.vatClass] ?? 0)] : [];
  });
}

function toListProduct(row: Row, prices: ListProduct['prices'], vatRate: number): ListProduct {
  return {
    texts: { name1: row.name1, urlPath: row.urlPath, shortDescription: row.shortDescription },
    images: { all: row.images.map((image) => toImage(image, row.name1)) },
    variation: {
      id: row.id,
      number: row.number,
      minimumOrderQuantity: row.minimumOrderQuantity,
      intervalOrderQuantity: row.intervalOrderQuantity,
      maximumOrderQuantity: row.maximumOrderQuantity,
      availabilityId: row.availabilityId,
      availability: { averageDays: row.averageDays, names: { name: row.availabilityName } },
      availableUntil: row.availableUntil?.toISOString() ?? null,
      widthMM: row.widthMM,
      heightMM: row.heightMM,
      lengthMM: row.lengthMM,
      weightG: row.weightG,
      unitCombinationId: row.unitCombinationId,
      vatRate,
    },
    unit: {
      content: row.contentMilli / 1000,
      unitOfMeasurement: row.unitCode,
      names: { name: row.unitName },
    },
    item: {
      id: row.itemId,
      feedbackCount: row.feedbackCount,
      feedbackDecimal: averageRating(row.feedbackCount, row.feedbackSum),
      manufacturer:
        row.manufacturerId === null
          ? null
          : {
              id: row.manufacturerId,
              name: row.manufacturerName,
              externalName: row.manufacturerExternalName,
            },
      itemType: row.itemType,
      salableVariationCount: row.salableVariationCount,
    },
    prices,
    shade: row.shade,
    tags: row.tags.map(({ id, name, color }) => ({ id, names: { name }, color })),
    hasOrderProperties: row.hasOrderProperties,
    hasRequiredOrderProperty: row.hasRequiredOrderProperty,
    hasHazards: row.hasHazards,
    hasPictograms: row.hasPictograms,
    attributes: row.attributes,
    stockNet: row.free,
    filter: { isSalable: row.isSalable, isSalableAndActive: row.isSalable && row.isActive },
  };
}

/** Average of visible ratings with two decimals, 0 without any. */
function averageRating(count: number, sum: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 100) / 100;
}
