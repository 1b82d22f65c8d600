import type { Pool } from 'pg';
import type { RawItem, RawVariation } from './indexed-item';

const ITEMS = `
  select i.id, i.is_active as "isActive", i.manufacturer_id as "manufacturerId",
         i.item_type <> 'default' as "isSet",
         i.feedback_count as "feedbackCount", i.feedback_sum as "feedbackSum", i.score,
         json_build_object('de', coalesce(de.sort_key, en.sort_key, ''),
                           'en', coalesce(en.sort_key, de.sort_key, '')) as "sortKeys",
         array(select category_id from item_category where item_id = i.id) as "categoryIds",
         array(select ip.value_id from item_property ip join property p on p.id = ip.property_id
                where ip.item_id = i.id and p.is_filterable and not p.is_order_property
                  and ip.value_id is not null) as "propertyValueIds"
    from item i
    left join item_text de on de.item_id = i.id and de.lang = 'de'
    left join item_text en on en.item_id = i.id and en.lang = 'en'`;

const VARIATIONS = `
  select v.id, v.item_id as "itemId", v.is_main as "isMain", v.position,
         v.availability_id as "availabilityId",
         floor(extract(epoch from s.available_until) * 1000)::float8 as "availableUntil",
         floor(extract(epoch from v.created_at) * 1000)::float8 as "createdAt",
         s.is_offered and coalesce(s.free >= v.minimum_order_quantity, true) as "isOrderable",
         d.price + coalesce(h.amount, 0) as regular,
         (select min(price) + coalesce(h.amount, 0) from variation_price
           where variation_id = v.id and kind = 'default' and minimum_quantity > 1) as graduated,
         case when o.id is not null then json_build_object(
           'price', o.price + coalesce(h.amount, 0),
           'from', floor(extract(epoch from o.valid_from) * 1000),
           'to', floor(extract(epoch from o.valid_to) * 1000)) end as offer,
         array(select attribute_value_id from variation_attribute_value
                where variation_id = v.id) as "attributeValueIds",
         coalesce(i.shade_id, (
           select av.shade_id from variation_attribute_value va
             join attribute_value av on av.id = va.attribute_value_id
            where va.variation_id = v.id and av.shade_id is not null limit 1)) as "shadeId"
    from variation v
    join item i on i.id = v.item_id
    join sale_state s on s.variation_id = v.id
    join variation_price d on d.variation_id = v.id and d.kind = 'default' and d.minimum_quantity = 1
    left join unavoidable_surcharge h on h.item_id = v.item_id
    left join variation_price o on o.variation_id = v.id and o.kind = 'special_offer'
   where v.is_active and v.item_id = any ($1)`;

/** Items for the index by id; those that no longer exist are left out. */
export async function loadIndexItems(pool: Pool, ids: number[]): Promise<RawItem[]> {
  const items = await pool.query<RawItem>({
    name: 'index_items',
    text: `${ITEMS} where i.id = any ($1)`,
    values: [ids],
  });
  return withVariations(pool, items.rows);
}

/** Rows read at once; between two portions the process answers requests. */
const PORTION = 1000;

/** Every item, ascending by id. */
export async function loadAllIndexItems(pool: Pool): Promise<RawItem[]> {
  const all: RawItem[] = [];
  for (let last = 0; ; last = all.at(-1)!.id) {
    const items = await pool.query<RawItem>({
      name: 'index_items_portion',
      text: `${ITEMS} where i.id > $1 order by i.id limit ${PORTION}`,
      values: [last],
    });
    for (const item of await withVariations(pool, items.rows)) all.push(item);
    if (items.rows.length < PORTION) return all;
  }
}

async function withVariations(pool: Pool, rows: Omit<RawItem, 'newest' | 'variations'>[]) {
  const items = new Map<number, RawItem>();
  for (const row of rows) items.set(row.id, { ...row, newest: 0, variations: [] });
  const variations = await pool.query<RawVariation & { itemId: number; createdAt: number }>({
    name: 'index_variations',
    text: VARIATIONS,
    values: [[...items.keys()]],
  });
  for (const { itemId, createdAt, ...variation } of variations.rows) {
    const item = items.get(itemId)!;
    item.newest = Math.max(item.newest, createdAt);
    item.variations.push(variation);
  }
  return [...items.values()];
}
