import type { Pool, PoolClient } from 'pg';

export type CatalogueSize = { items: number; variationsPerItem: number };

/** Fills a migrated, empty database with made-up paint by insert-select, then analyses it. */
export async function fillLargeCatalogue(pool: Pool, size: CatalogueSize): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = 0; set local shop.bulk_load = 'on'`);
    await fillConstants(client);
    await fillCategories(client);
    await fillFilters(client);
    await fillItems(client, size.items);
    await fillVariations(client, size);
    await client.query('select refresh_search_words()');
    await client.query('commit');
    await client.query(`set statement_timeout = 0`);
    await client.query('vacuum analyze');
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}

async function fillConstants(client: PoolClient): Promise<void> {
  await client.query(`
    insert into country (id, iso_code2, name_de, name_en, is_shipping_active, is_eu)
      values (1, 'DE', 'Deutschland', 'Germany', true, true) on conflict do nothing;
    insert into vat_rate (country_id, vat_class, rate, valid_from)
      values (1, 'standard', 1900, '2020-01-01') on conflict do nothing;
    insert into availability (id, average_days) select n, n from generate_series(1, 10) n
      on conflict do nothing;
    insert into availability_text (availability_id, lang, name)
      select n, lang, n || ' Tage' from generate_series(1, 10) n, unnest(array['de', 'en']) lang
      on conflict do nothing;
    insert into unit (code, reference_code, factor) values ('LTR', 'LTR', 1) on conflict do nothing;
    insert into unit_text (unit_code, lang, name) values ('LTR', 'de', 'l'), ('LTR', 'en', 'l')
      on conflict do nothing;
    insert into unit_combination (unit_code, content_milli)
      select 'LTR', unnest(array[375, 750, 1000, 2500, 5000, 10000]) on conflict do nothing;
    insert into manufacturer (external_id, name) select 'bench-' || n, 'Werk ' || n from generate_series(1, 12) n;
  `);
}

/** 8 top categories, 48 below them, 240 below those: ids follow from the external id. */
async function fillCategories(client: PoolClient): Promise<void> {
  await client.query(`
    insert into category (external_id, position) select 'top-' || n, n from generate_series(1, 8) n;
    insert into category (external_id, parent_id, position)
      select 'mid-' || n, (select id from category where external_id = 'top-' || (n % 8 + 1)), n
        from generate_series(1, 48) n;
    insert into category (external_id, parent_id, position)
      select 'leaf-' || n, (select id from category where external_id = 'mid-' || (n % 48 + 1)), n
        from generate_series(1, 240) n;
    insert into category_detail (category_id, lang, name, name_url, path)
      select id, lang, 'Bereich ' || external_id, external_id, '/' || external_id
        from category, unnest(array['de', 'en']) lang
       where external_id ~ '^(top|mid|leaf)-';
  `);
}

/** Two attributes with 10 values and three filterable properties with 30 values. */
async function fillFilters(client: PoolClient): Promise<void> {
  await client.query(`
    insert into attribute (external_id) values ('bench-size'), ('bench-gloss');
    insert into attribute_text (attribute_id, lang, name)
      select id, lang, external_id from attribute, unnest(array['de', 'en']) lang where external_id like 'bench-%';
    insert into attribute_value (external_id, attribute_id, position)
      select a.external_id || '-' || n, a.id, n from attribute a, generate_series(1, 6) n
       where a.external_id like 'bench-%' and (a.external_id = 'bench-size' or n <= 4);
    insert into attribute_value_text (attribute_value_id, lang, name)
      select id, lang, external_id from attribute_value, unnest(array['de', 'en']) lang
       where external_id like 'bench-%';
    insert into property (external_id, is_filterable) select 'bench-' || n, true from generate_series(1, 3) n;
    insert into property_text (property_id, lang, name)
      select id, lang, external_id from property, unnest(array['de', 'en']) lang where external_id like 'bench-%';
    insert into property_value (external_id, property_id, position)
      select p.external_id || '-' || n, p.id, n from property p, generate_series(1, 10) n
       where p.external_id like 'bench-%';
    insert into property_value_text (value_id, lang, value)
      select id, lang, external_id from property_value, unnest(array['de', 'en']) lang
       where external_id like 'bench-%';
  `);
}

const SHADES = [
  'Salbei',
  'Moos',
  'Kiesel',
  'Ocker',
  'Nachtblau',
  'Weinrot',
  'Graphit',
  'Elfenbein',
];
const GOODS = [
  'Wandfarbe',
  'Weißlack',
  'Holzlasur',
  'Tiefgrund',
  'Fassadenfarbe',
  'Sprühlack',
  'Bodenfarbe',
];
const USES = ['für innen', 'für außen', 'für Küche und Bad', 'für Holz', 'für Metall'];

async function fillItems(client: PoolClient, items: number): Promise<void> {
  await client.query(
    `insert into item (external_id, manufacturer_id, score, feedback_count, feedback_sum, created_at)
     select 'bench-' || n, (select min(id) from manufacturer where external_id = 'bench-' || (n % 12 + 1)),
            n % 50, n % 4, (n % 4) * (n % 5 + 1), now() - n * interval '1 minute'
       from generate_series(1, $1::int) n`,
    [items],
  );
  await client.query(`
    insert into item_category (item_id, category_id, is_default)
      select i.id, c.id, true from item i
        join category c on c.external_id = 'leaf-' || (i.id * 7919 % 240 + 1)
       where i.external_id like 'bench-%';
    insert into item_property (item_id, property_id, value_id)
      select i.id, v.property_id, v.id from item i
        join property_value v on v.external_id in (
          'bench-1-' || (i.id % 10 + 1), 'bench-2-' || (i.id / 10 % 10 + 1), 'bench-3-' || (i.id / 100 % 10 + 1))
       where i.external_id like 'bench-%'`);
  await client.query(
    `insert into item_text (item_id, lang, name1, url_path, short_description, description, sort_key)
     select i.id, lang, w.name, 'bench-' || i.id, 'Deckt gut, tropft wenig.',
            '<p>' || repeat('Eine Farbe mit hoher Deckkraft, die sich leicht verstreichen lässt. ', 6) || '</p>',
            lower(w.name)
       from item i, unnest(array['de', 'en']) lang,
            lateral (select ($1::text[])[i.id % 8 + 1] || ' ' || ($2::text[])[i.id / 8 % 7 + 1] || ' '
                            || ($3::text[])[i.id / 56 % 5 + 1] || ' ' || i.id as name) w
      where i.external_id like 'bench-%'`,
    [SHADES, GOODS, USES],
  );
}

async function fillVariations(client: PoolClient, size: CatalogueSize): Promise<void> {
  await client.query(
    `insert into variation (external_id, item_id, number, is_main, position, availability_id, unit_combination_id)
     select 'bench-' || i.id || '-' || n, i.id, 'B' || i.id || '-' || n, n = 1, n, (i.id + n) % 10 + 1,
            (select min(id) from unit_combination) + n % 6
       from item i, generate_series(1, $1::int) n where i.external_id like 'bench-%'`,
    [size.variationsPerItem],
  );
  await client.query(`
    insert into variation_attribute_value (variation_id, attribute_id, attribute_value_id)
      select v.id, a.attribute_id, a.id from variation v join attribute_value a
          on a.external_id in ('bench-size-' || (v.position % 6 + 1), 'bench-gloss-' || (v.id % 4 + 1))
       where v.external_id like 'bench-%';
    insert into stock (variation_id, on_hand)
      select id, id % 20 from variation where external_id like 'bench-%';
    insert into variation_price (variation_id, kind, price)
      select id, 'default', 500 + id * 7919 % 9500 from variation where external_id like 'bench-%';
    insert into variation_price (variation_id, kind, price)
      select id, 'rrp', 12000 from variation where external_id like 'bench-%' and id % 5 = 0;
    insert into variation_price (variation_id, kind, price, minimum_quantity)
      select id, 'default', 450, 10 from variation where external_id like 'bench-%' and id % 10 = 1;
    insert into variation_price (variation_id, kind, price, valid_to)
      select id, 'special_offer', 400, now() + interval '30 days' from variation
       where external_id like 'bench-%' and id % 10 = 2`);
}
