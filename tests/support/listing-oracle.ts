import type { Pool } from 'pg';
import type { IndexQuery } from '../../app/services/commerce/core/catalogue-index';

/** The expected answer of a listing, computed by SQL alone. */
export type OracleAnswer = {
  total: number;
  variationIds: number[];
  /** Count by facet value; values without goods are left out. */
  counts: Record<string, number>;
  price: { min: number; max: number } | null;
};

const ORDER: Record<IndexQuery['sort'], string> = {
  'texts.name1_asc': 'name_rank, item_id',
  'texts.name1_desc': 'name_rank desc, item_id desc',
  'sorting.price.avg_asc': 'price, item_id',
  'sorting.price.avg_desc': 'price desc, item_id',
  'item.feedbackDecimal_asc': 'rating, item_id',
  'item.feedbackDecimal_desc': 'rating desc, item_id',
  'variation.createdAt_desc': 'newest desc, item_id',
  'item.score': 'score desc, name_rank, item_id',
};

const text = (sort: IndexQuery['sort']) => `
  with recursive above (id, parent_id, "right") as (
    select id, parent_id, "right" from category where id = $1
    union select c.id, c.parent_id, c."right" from category c join above a on c.id = a.parent_id
  ), below (id) as (
    select $1::integer union select c.id from category c join below b on c.parent_id = b.id
     where c."right" = 'all' or exists (select from above where "right" = 'customer')
  ), v as (
    select v.id, v.item_id, v.is_main, v.position, v.availability_id, v.created_at,
           coalesce(f.free >= v.minimum_order_quantity, true) and a.average_days is not null
             and (v.available_until is null or v.available_until > $5)
             and not exists (select from bundle_component c join variation p on p.id = c.component_variation_id
                               join item pi on pi.id = p.item_id join availability pa on pa.id = p.availability_id
                              where c.bundle_variation_id = v.id
                                and (not p.is_active or not pi.is_active or pa.average_days is null
                                  or p.available_until <= $5)) as salable,
           case when o.price < d.price then o.price else least(d.price, g.price) end as price
      from variation v
      join item i on i.id = v.item_id and i.is_active
      join availability a on a.id = v.availability_id
      join sale_state f on f.variation_id = v.id
      join variation_price d on d.variation_id = v.id and d.kind = 'default' and d.minimum_quantity = 1
      left join variation_price o on o.variation_id = v.id and o.kind = 'special_offer'
       and o.valid_from <= $5 and (o.valid_to is null or o.valid_to > $5)
      left join lateral (select min(price) as price from variation_price
                          where variation_id = v.id and minimum_quantity > 1) g on true
     where v.is_active
  ), own as (
    select v.id, v.item_id, av.attribute_value_id::text as value, 'attribute-' || av.attribute_id as grp
      from v join variation_attribute_value av on av.variation_id = v.id
    union all select id, item_id, 'availability-' || availability_id, 'availability' from v
  ), facet as (
    select ip.item_id, 'property-' || ip.value_id as value, 'property-' || ip.property_id as grp
      from item_property ip join property p on p.id = ip.property_id and p.is_filterable
     where ip.value_id is not null
    union select id, 'producer-' || manufacturer_id, 'producer' from item where manufacturer_id is not null
    union select i.id, 'feedback-' || n, 'feedback' from item i, generate_series(1, 5) n
     where i.feedback_count > 0 and i.feedback_sum::numeric / i.feedback_count >= n
  ), known as (
    select value, grp from facet
    union select value, grp from own
    union select id::text, 'attribute-' || attribute_id from attribute_value
    union select 'feedback-' || n, 'feedback' from generate_series(1, 5) n
  ), chosen as (
    select value, grp, grp ~ '^(attribute-|availability$)' as is_of_variations from known where value = any ($2)
  ), base as (
    select i.id as item_id, i.score, array_position($9::text[], t.name1) as name_rank,
           case when i.feedback_count > 0 then round(i.feedback_sum::numeric / i.feedback_count, 2) else 0 end as rating
      from item i join item_text t on t.item_id = i.id and t.lang = $6
     where exists (select from v where v.item_id = i.id)
       and exists (select from item_category c join below b on b.id = c.category_id where c.item_id = i.id)
  ), misses as (
    select b.item_id, c.grp from base b
     cross join (select distinct grp from chosen where not is_of_variations) c
     where not exists (select from facet f join chosen h on h.value = f.value
                        where f.item_id = b.item_id and f.grp = c.grp)
  ), lacks as (
    select v.id, c.grp from v cross join (select distinct grp from chosen where is_of_variations) c
     where not exists (select from own o join chosen h on h.value = o.value
                        where o.id = v.id and o.grp = c.grp)
    union all select id, 'price' from v where not price between coalesce($3, 0) and coalesce($4, 2147483647)
  ), fits as (
    select * from v where not exists (select from lacks l where l.id = v.id)
  ), hit as (
    select * from base b where not exists (select from misses m where m.item_id = b.item_id)
       and exists (select from fits f where f.item_id = b.item_id)
  ), shown as (
    select distinct on (h.item_id) h.*, f.id, f.price,
           (select floor(extract(epoch from max(created_at))) from v where v.item_id = h.item_id) as newest
      from hit h join fits f on f.item_id = h.item_id
     order by h.item_id, f.salable desc, f.is_main desc, f.price, f.position, f.id
  ), counted as (
    select f.value, b.item_id from facet f join base b on b.item_id = f.item_id
     where not exists (select from misses m where m.item_id = b.item_id and m.grp <> f.grp)
       and exists (select from fits where fits.item_id = b.item_id)
    union all
    select distinct o.value, b.item_id from own o join base b on b.item_id = o.item_id
     where not exists (select from misses m where m.item_id = b.item_id)
       and not exists (select from lacks l where l.id = o.id and l.grp <> o.grp)
  )
  select
    (select count(*)::int from hit) as total,
    array(select id from shown order by ${ORDER[sort]} limit $7 offset $8) as "variationIds",
    (select coalesce(json_object_agg(value, n), '{}') from (
       select value, count(*) as n from counted group by value) each_value) as counts,
    (select json_build_object('min', min(v.price), 'max', max(v.price)) from base b join v using (item_id)
      where not exists (select from misses m where m.item_id = b.item_id)
        and not exists (select from lacks l where l.id = v.id and l.grp <> 'price')) as price`;

/** Computes the listing of the index from the tables. Needs a category and an existing page. */
export async function listBySql(pool: Pool, query: IndexQuery, now: Date): Promise<OracleAnswer> {
  // PostgreSQL cannot sort names as readers expect, so it gets the order.
  const names = await pool.query<{ name1: string }>(
    'select distinct name1 from item_text where lang = $1',
    [query.lang],
  );
  const { compare } = new Intl.Collator(query.lang, { numeric: true });
  const { rows } = await pool.query(text(query.sort), [
    query.categoryId,
    query.facets,
    query.priceMin,
    query.priceMax,
    now,
    query.lang,
    query.itemsPerPage,
    (query.page - 1) * query.itemsPerPage,
    names.rows.map(({ name1 }) => name1).sort(compare),
  ]);
  const answer = rows[0];
  return { ...answer, price: answer.price.min === null ? null : answer.price };
}
