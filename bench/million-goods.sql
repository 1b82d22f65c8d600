-- A shop of 200,000 items with three pictures each and 1,000,000 variations, written without
-- triggers and foreign keys. Its categories, manufacturers, attributes and properties are those of
-- large-catalogue-files.ts.
set session_replication_role = replica;
set synchronous_commit = off;

insert into category (external_id, parent_id, position)
select 'top-' || n, null, n from generate_series(0, 7) n;
insert into category (external_id, parent_id, position)
select 'middle-' || n, 1 + n % 8, n from generate_series(0, 47) n;
insert into category (external_id, parent_id, position)
select 'leaf-' || n, 9 + n % 48, n from generate_series(0, 239) n;
insert into category_detail (category_id, lang, name, name_url, path)
select c.id, l.lang, 'Bereich ' || c.external_id, c.external_id, '/' || c.external_id
  from category c, (values ('de'), ('en')) l (lang);

insert into manufacturer (external_id, name)
select 'maker-' || n, 'Werk ' || n from generate_series(0, 11) n;

insert into attribute (external_id, position) values ('size', 0), ('finish', 1);
insert into attribute_text (attribute_id, lang, name)
select a.id, l.lang, a.external_id from attribute a, (values ('de'), ('en')) l (lang);
insert into attribute_value (external_id, attribute_id, position)
select 'size=' || n, 1, n from generate_series(0, 5) n
union all select 'finish=' || n, 2, n from generate_series(0, 3) n;
insert into attribute_value_text (attribute_value_id, lang, name)
select v.id, l.lang, v.external_id from attribute_value v, (values ('de'), ('en')) l (lang);

insert into property (external_id, is_filterable, position)
select 'fact-' || n, true, n from generate_series(0, 2) n;
insert into property_text (property_id, lang, name)
select p.id, l.lang, 'Merkmal ' || p.id from property p, (values ('de'), ('en')) l (lang);
insert into property_value (external_id, property_id, position)
select 'fact-' || n / 10 || '=' || n % 10, 1 + n / 10, n % 10 from generate_series(0, 29) n;
insert into property_value_text (value_id, lang, value)
select v.id, l.lang, 'Stufe ' || v.position from property_value v, (values ('de'), ('en')) l (lang);

insert into unit_combination (unit_code, content_milli)
select 'LTR', unnest(array[375, 750, 1000, 2500, 5000]);

insert into item (external_id, manufacturer_id, score, feedback_count, feedback_sum)
select 'item-' || n, 1 + n % 12, n % 50, (n % 4 = 0)::int, case when n % 4 = 0 then 1 + n / 4 % 5 else 0 end
  from generate_series(0, 199999) n order by n;
insert into item_text (item_id, lang, name1, url_path, short_description)
select n + 1, l.lang,
       concat_ws(' ',
         (array['Salbei', 'Moos', 'Kiesel', 'Ocker', 'Nachtblau', 'Weinrot', 'Graphit', 'Kreide'])[1 + n % 8],
         (array['Wandfarbe', 'Weißlack', 'Holzlasur', 'Tiefgrund', 'Fassadenfarbe', 'Sprühlack'])[1 + n / 8 % 6],
         (array['für innen', 'für außen', 'für Küche und Bad', 'für Holz', 'für Metall'])[1 + n / 32 % 5],
         n),
       'ware-' || n, 'Deckt gut, tropft wenig.'
  from generate_series(0, 199999) n, (values ('de'), ('en')) l (lang) order by n;
insert into item_category (item_id, category_id, is_default)
select n + 1, 57 + (n::bigint * 7919) % 240, true from generate_series(0, 199999) n order by n;
insert into item_property (item_id, property_id, value_id)
select n + 1, 1 + f, 1 + f * 10 + n / (10 ^ f)::int % 10
  from generate_series(0, 199999) n, generate_series(0, 2) f order by n;

insert into variation (external_id, item_id, number, is_main, position, availability_id,
                       unit_combination_id, created_at)
select 'variation-' || nr, 1 + nr / 5, 'L' || nr, nr % 5 = 0, nr % 5, 1 + nr % 10, 1 + nr % 5,
       now() - nr / 5 % 365 * interval '1 day'
  from generate_series(0, 999999) nr order by nr;
insert into stock (variation_id, on_hand)
select nr + 1, nr % 20 from generate_series(0, 999999) nr order by nr;
insert into variation_price (variation_id, kind, minimum_quantity, price, valid_from, valid_to)
select nr + 1, p.kind, p.quantity, case p.quantity when 10 then cents - 50 else coalesce(p.price, cents) end,
       case p.kind when 'special_offer' then now() end,
       case p.kind when 'special_offer' then now() + interval '30 days' end
  from generate_series(0, 999999) nr
  cross join lateral (select 500 + (nr::bigint * 7919) % 9500 as cents) c
  cross join lateral (
    select 'default' as kind, 1 as quantity, null::bigint as price
    union all select 'default', 10, null where nr % 10 = 1
    union all select 'special_offer', 1, 400 where nr % 10 = 2) p
 order by nr;
insert into variation_attribute_value (variation_id, attribute_id, attribute_value_id)
select nr + 1, a, case a when 1 then 1 + nr % 5 else 7 + nr % 4 end
  from generate_series(0, 999999) nr, generate_series(1, 2) a order by nr;

insert into image (hash, width, height, placeholder, widths)
select md5(p.name) || md5(p.name || '.'), 1280, 960, '', array[320, 640, 960, 1280]
  from generate_series(0, 599999) n cross join lateral (select 'picture-' || n as name) p;
insert into item_image (item_id, image_hash, position)
select 1 + n / 3, md5(p.name) || md5(p.name || '.'), n % 3
  from generate_series(0, 599999) n cross join lateral (select 'picture-' || n as name) p order by n;

-- A fixed time, so that the sitemap of each run is the same.
insert into item_change (item_id, changed_at)
select id, timestamptz '2026-11-01T10:00:00Z' + id % 400 * interval '1 hour' from item;
