import type { Pool } from 'pg';
import type { Language } from '../../../shop-api';
import type { RawItem, RawVariation } from './raw-item';

/**
 * The maximum of pictures of an item for search engines: those its page shows first, of its main
 * variation and of the item, before those of other variations.
 */
const MOST_PICTURES = 5;

/**
 * Everything is looked up item by item: a plan that joins whole tables costs as much for one
 * renamed item as for all of them.
 */
const text = (lang: Language) =>
  `select name1, url_path from item_text where item_id = i.id and lang = '${lang}' offset 0`;
const ITEMS = `
  select i.id, i.is_active, i.manufacturer_id,
         i.item_type <> 'default' as is_set,
         i.feedback_count, i.feedback_sum, i.score,
         i.shade_id,
         de.name1 as name_de, de.url_path as url_de, en.name1 as name_en, en.url_path as url_en,
         (select string_agg(path, ' ' order by nth) from (
            select '/media/' || g.image_hash || '/' || coalesce(p.widths[cardinality(p.widths)], p.width)
                     || '.webp' as path,
                   row_number() over (order by v.is_main is distinct from true,
                                               g.variation_id is not null, g.position, g.id) as nth
              from item_image g join image p on p.hash = g.image_hash
              left join variation v on v.id = g.variation_id
             where g.item_id = i.id and v.is_active is not false
             order by nth limit ${MOST_PICTURES}) each_picture) as pictures,
         (select floor(date_part('epoch', changed_at)) from item_change
           where item_id = i.id) as "changedAt",
         (select amount::int from unavoidable_surcharge where item_id = i.id) as surcharge,
         (select string_agg(category_id::text, '.') from item_category
           where item_id = i.id) as category_ids,
         (select string_agg(ip.value_id::text, '.')
            from item_property ip join property p on p.id = ip.property_id
           where ip.item_id = i.id and p.is_filterable and not p.is_order_property) as value_ids
    from item i
    left join lateral (${text('de')}) de on true
    left join lateral (${text('en')}) en on true
   where i.id = any ($1) order by i.id`;

type ItemRow = Pick<
  RawItem,
  | 'id'
  | 'isActive'
  | 'manufacturerId'
  | 'isSet'
  | 'feedbackCount'
  | 'feedbackSum'
  | 'score'
  | 'changedAt'
> & {
  shadeId: number | null;
  nameDe: string | null;
  nameEn: string | null;
  urlDe: string | null;
  urlEn: string | null;
  /** With spaces in between. */
  pictures: string | null;
  /** Cents that every shopper pays on top. */
  surcharge: number | null;
  categoryIds: string | null;
  valueIds: string | null;
};

/** Epoch milliseconds in plain floating point: exact arithmetic would take half of the time. */
const millis = (moment: string) =>
  `floor(round(date_part('epoch', ${moment}) * 1000000::float8) / 1000)`;

/** The columns of a variation, each as a number; times in milliseconds. */
const COLUMNS = {
  id: 'v.id',
  itemId: 'v.item_id',
  isMain: 'v.is_main::int',
  position: 'v.position',
  availabilityId: 'v.availability_id',
  availableUntil: millis('s.available_until'),
  createdAt: millis('v.created_at'),
  isOrderable: '(s.is_offered and coalesce(s.free >= v.minimum_order_quantity, true))::int',
  regular: 'p.regular',
  graduated: 'p.graduated',
  offer: 'p.offer',
  offerFrom: millis('p.offer_from'),
  offerTo: millis('p.offer_to'),
  shadeId: 'chosen.shade_id',
};
type Column = keyof typeof COLUMNS;
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

/**
 * Variations column by column, as one row of lists: a million of them are read in a fraction of the
 * time that a million rows of fifteen values take.
 */
const VARIATIONS = `
  select ${COLUMN_NAMES.map((name) => `array_agg("${name}") as "${name}"`).join(', ')},
         array_agg("valueIds") as "valueIds"
    from (
      select ${COLUMN_NAMES.map((name) => `${COLUMNS[name]} as "${name}"`).join(', ')},
             chosen.value_ids as "valueIds"
        from variation v
        join sale_state s on s.variation_id = v.id
        join lateral (
          select min(price) filter (where kind = 'default' and minimum_quantity = 1) as regular,
                 min(price) filter (where kind = 'default' and minimum_quantity > 1) as graduated,
                 min(price) filter (where kind = 'special_offer') as offer,
                 min(valid_from) filter (where kind = 'special_offer') as offer_from,
                 min(valid_to) filter (where kind = 'special_offer') as offer_to
            from variation_price where variation_id = v.id) p on p.regular is not null
        left join lateral (
          select string_agg(va.attribute_value_id::text, '.') as value_ids,
                 min(av.shade_id) as shade_id
            from variation_attribute_value va join attribute_value av on av.id = va.attribute_value_id
           where va.variation_id = v.id) chosen on true
       where v.is_active and v.item_id = any ($1)
       order by v.item_id, v.id) each_variation`;

/** Items for the index by id, ascending; those that no longer exist are left out. */
export async function loadIndexItems(pool: Pool, ids: number[]): Promise<RawItem[]> {
  const { rows } = await pool.query<ItemRow>({ name: 'index_items', text: ITEMS, values: [ids] });
  const known = new Map(rows.map((row) => [row.id, { row, item: withoutVariations(row) }]));
  for (const { itemId, createdAt, ...variation } of await loadVariations(pool, ids)) {
    const owner = known.get(itemId);
    if (!owner) continue;
    owner.item.newest = Math.max(owner.item.newest, createdAt);
    owner.item.variations.push(withItemOf(variation, owner.row));
  }
  return [...known.values()].map(({ item }) => item);
}

function withoutVariations(row: ItemRow): RawItem {
  const { nameDe, nameEn, urlDe, urlEn, pictures, categoryIds, valueIds, ...more } = row;
  const { shadeId: _, surcharge: __, ...facts } = more;
  return {
    ...facts,
    names: { de: nameDe ?? nameEn ?? '', en: nameEn ?? nameDe ?? '' },
    address: {
      urlPaths: { ...(urlDe !== null && { de: urlDe }), ...(urlEn !== null && { en: urlEn }) },
      pictures: pictures?.split(' ') ?? [],
    },
    categoryIds: numbersOf(categoryIds),
    propertyValueIds: numbersOf(valueIds),
    newest: 0,
    variations: [],
  };
}

/** The values of a variation that come from its item: shade and required surcharges. */
function withItemOf(variation: RawVariation, { shadeId, surcharge }: ItemRow): RawVariation {
  const { regular, graduated, offer } = variation;
  const more = surcharge ?? 0;
  return {
    ...variation,
    shadeId: shadeId ?? variation.shadeId,
    regular: regular + more,
    graduated: graduated === null ? null : graduated + more,
    offer: offer && { ...offer, price: offer.price + more },
  };
}

/** Ids of the next items above one, ascending; fewer than `limit` when there are no more. */
export async function loadIdsAbove(pool: Pool, id: number, limit: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'index_ids_above',
    text: 'select id from item where id > $1 order by id limit $2',
    values: [id, limit],
  });
  return rows.map((row) => row.id);
}

async function loadVariations(
  pool: Pool,
  itemIds: number[],
): Promise<(RawVariation & { itemId: number; createdAt: number })[]> {
  const { rows } = await pool.query<Record<Column | 'valueIds', string | null>>({
    name: 'index_variations',
    text: VARIATIONS,
    values: [itemIds],
    // The lists as PostgreSQL writes them: {1,NULL,3}.
    types: { getTypeParser: () => (text: string) => text },
  });
  const lists = rows[0]!;
  const texts = (name: Column | 'valueIds') => lists[name]?.slice(1, -1).split(',') ?? [];
  const columns = Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, texts(name).map(numberOrNull)]),
  ) as Record<Column, (number | null)[]>;
  return texts('valueIds').map((valueIds, n) => ({
    id: columns.id[n]!,
    itemId: columns.itemId[n]!,
    isMain: columns.isMain[n] === 1,
    position: columns.position[n]!,
    availabilityId: columns.availabilityId[n]!,
    availableUntil: columns.availableUntil[n]!,
    createdAt: columns.createdAt[n]!,
    isOrderable: columns.isOrderable[n] === 1,
    regular: columns.regular[n]!,
    graduated: columns.graduated[n]!,
    offer:
      columns.offer[n] === null
        ? null
        : { price: columns.offer[n]!, from: columns.offerFrom[n]!, to: columns.offerTo[n]! },
    attributeValueIds: numbersOf(valueIds === 'NULL' ? null : valueIds),
    shadeId: columns.shadeId[n]!,
  }));
}

function numberOrNull(text: string): number | null {
  return text === 'NULL' ? null : Number(text);
}

/** The numbers of a text like `5.9.10`, ascending. */
function numbersOf(text: string | null): number[] {
  if (text === null) return [];
  return text
    .split('.')
    .map(Number)
    .sort((a, b) => a - b);
}
