-- Full-text search -------------------------------------------------------------------------------

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Folds a text to plain small words so that "Grün", "gruen" and "grun" are one word. "ue" after
-- a, e or q is no umlaut (grauer, neue, Quelle). German stop words with an umlaut go here because
-- the stemmer would no longer know them once folded. Numbers stand alone and have a decimal point:
-- "2,5l" is "2.5 l", "RAL-9010" is "ral 9010".
create function search_fold(given text) returns text
language sql stable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(
    unaccent(regexp_replace(
      translate(lower(given), 'ÄÖÜ', 'äöü'),
      '(^|[^a-zäöüß])(für|fuer|über|ueber|während|waehrend|können|würden?|wäre)(?=$|[^a-zäöüß])',
      '\1 ', 'g')),
    'ae', 'a', 'g'), 'oe', 'o', 'g'), '(?<![aeq])ue', 'u', 'g'),
    '(\d),(?=\d)', '\1.', 'g'), '[^[:alnum:].]|(?<!\d)\.|\.(?!\d)', ' ', 'g'),
    '([[:alpha:]])(?=\d)', '\1 ', 'g'), '(\d)(?=[[:alpha:]])', '\1 ', 'g'),
    '\m(?:liter|litres?|liters)\M', 'l', 'g')
$$;

create text search configuration shop_de (copy = pg_catalog.german);
create text search configuration shop_en (copy = pg_catalog.english);

create function search_vector(lang text, given text) returns tsvector
language sql stable parallel safe as $$
  select strip(to_tsvector(
    case lang when 'de' then 'shop_de' else 'shop_en' end::regconfig, search_fold(given)))
$$;

-- The words an item is found by. Each column holds those of the one before it and more: label adds
-- keywords, shade, maker, categories, sizes and properties, summary the short description,
-- everything the long one. Which column answers tells how near a hit is, from the index alone; so
-- the words themselves lie apart from the rows (toast) and a search reads few pages.
create table item_search (
  item_id integer not null,
  lang text not null,
  name tsvector,
  label tsvector,
  summary tsvector,
  everything tsvector,
  is_stale boolean not null default false,
  primary key (item_id, lang),
  foreign key (item_id, lang) references item_text on delete cascade
) with (toast_tuple_target = 128);
create index item_search_by_name on item_search using gin (name);
create index item_search_by_label on item_search using gin (label);
create index item_search_by_summary on item_search using gin (summary);
create index item_search_by_everything on item_search using gin (everything);

create function fill_item_search(ids integer[]) returns void
language sql as $$
  insert into item_search (item_id, lang, name, label, summary, everything)
  select t.item_id, t.lang, w.name, w.name || w.label, w.name || w.label || w.summary,
         w.name || w.label || w.summary || w.description
    from item_text t
    join item i on i.id = t.item_id
    left join manufacturer m on m.id = i.manufacturer_id
    cross join lateral (
      select search_vector(t.lang, t.name1) as name,
             search_vector(t.lang, concat_ws(' ', t.keywords, i.shade_name, i.shade_number, m.name,
               m.external_name,
               (select string_agg(d.name, ' ') from item_category c
                  join category_detail d on d.category_id = c.category_id and d.lang = t.lang
                 where c.item_id = t.item_id),
               (select string_agg(distinct a.name, ' ') from variation v
                  join variation_attribute_value va on va.variation_id = v.id
                  join attribute_value_text a
                    on a.attribute_value_id = va.attribute_value_id and a.lang = t.lang
                 where v.item_id = t.item_id and v.is_active),
               (select string_agg(p.value, ' ') from item_property ip
                  join property_value_text p on p.value_id = ip.value_id and p.lang = t.lang
                 where ip.item_id = t.item_id))) as label,
             search_vector(t.lang, t.short_description) as summary,
             search_vector(t.lang, regexp_replace(t.description, '<[^>]*>', ' ', 'g')) as description
    ) w
   where t.item_id = any (ids)
   order by t.item_id, t.lang
  on conflict (item_id, lang) do update
    set (name, label, summary, everything, is_stale) =
        (excluded.name, excluded.label, excluded.summary, excluded.everything, false)
$$;

-- Words of items changed. The argument is the query for their ids. A bulk load touches an item many
-- times, so it only marks them; refresh_search() at its end fills them.
create function refill_item_search() returns trigger
language plpgsql as $$
declare
  ids integer[];
begin
  execute 'select array(' || tg_argv[0] || ')' into ids;
  if cardinality(ids) = 0 then
    return null;
  end if;
  if current_setting('shop.bulk_load', true) = 'on' then
    insert into item_search as s (item_id, lang, is_stale)
    select item_id, lang, true from item_text where item_id = any (ids) order by 1, 2
    on conflict (item_id, lang) do update set is_stale = true where not s.is_stale;
  else
    perform fill_item_search(ids);
  end if;
  return null;
end
$$;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      -- table, ids of the items from a row r, columns whose change matters
      ('item', 'r.id', 'id, shade_name, shade_number, manufacturer_id'),
      ('item_text', 'r.item_id', 'item_id, lang, name1, keywords, short_description, description'),
      ('item_category', 'r.item_id', 'item_id, category_id'),
      ('item_property', 'r.item_id', 'id, item_id, value_id'),
      ('variation', 'r.item_id', 'id, item_id, is_active'),
      ('variation_attribute_value',
        '(select v.item_id from variation v where v.id = r.variation_id)',
        'variation_id, attribute_value_id')
    ) w (name, items, columns)
  loop
    execute format('create trigger item_search_on_insert after insert on %s
      referencing new table as changed for each statement execute function refill_item_search(%L)',
      watched.name, format('select distinct %s from changed r', watched.items));
    execute format('create trigger item_search_on_delete after delete on %s
      referencing old table as changed for each statement execute function refill_item_search(%L)',
      watched.name, format('select distinct %s from changed r', watched.items));
    execute format('create trigger item_search_on_update after update on %s
      referencing old table as before new table as changed
      for each statement execute function refill_item_search(%L)',
      watched.name,
      format('select distinct %1$s from (select %2$s from changed except select %2$s from before) r',
        watched.items, watched.columns));
  end loop;
end
$$;
create trigger item_search_on_update after update on category_detail
  referencing old table as before new table as changed
  for each statement execute function refill_item_search(
    'select c.item_id from changed n join before o using (category_id, lang)
       join item_category c using (category_id) where n.name <> o.name');
create trigger item_search_on_update after update on manufacturer
  referencing old table as before new table as changed
  for each statement execute function refill_item_search(
    'select i.id from changed n join before o using (id) join item i on i.manufacturer_id = n.id
      where (n.name, n.external_name) is distinct from (o.name, o.external_name)');
create trigger item_search_on_update after update on attribute_value_text
  referencing old table as before new table as changed
  for each statement execute function refill_item_search(
    'select distinct v.item_id from changed n join before o using (attribute_value_id, lang)
       join variation_attribute_value using (attribute_value_id)
       join variation v on v.id = variation_id where n.name <> o.name');
create trigger item_search_on_update after update on property_value_text
  referencing old table as before new table as changed
  for each statement execute function refill_item_search(
    'select distinct p.item_id from changed n join before o using (value_id, lang)
       join item_property p using (value_id) where n.value <> o.value');

-- Words the shop's goods are labelled with: a search word is widened to those that contain it
-- ("lack" finds "Weißlack") and corrected to the nearest ("wandfabre" -> "wandfarbe").
create table search_word (
  lang text not null,
  word text not null,
  folded text not null,
  lexeme text not null,
  frequency integer not null,
  primary key (lang, word)
);
create index search_word_by_spelling on search_word using gist (folded gist_trgm_ops);
create index search_word_by_part on search_word using gin (lexeme gin_trgm_ops);

-- Called after an import: fills what it left stale and gathers the words. Gives their number.
create function refresh_search() returns integer
language plpgsql as $$
declare
  words integer;
begin
  -- Right after a large import nothing is known about these tables, and the plan would be bad.
  analyze item, item_text, item_category, category_detail, variation, variation_attribute_value,
    attribute_value_text, item_property, property_value_text;
  perform fill_item_search(array(select distinct item_id from item_search where is_stale));
  lock table search_word in exclusive mode;
  delete from search_word;
  insert into search_word (lang, word, folded, lexeme, frequency)
  select s.lang, s.word, btrim(search_fold(s.word)), (tsvector_to_array(s.vector))[1], s.frequency
    from (
      select w.lang, w.word, search_vector(w.lang, w.word) as vector, sum(w.frequency) as frequency
        from (
          select given.lang, lower(word) as word, count(*) as frequency
            from (
              select t.lang, concat_ws(' ', t.name1, t.keywords, i.shade_name) as words
                from item_text t join item i on i.id = t.item_id where i.is_active
              union all select lang, name from category_detail
              union all select lang, name from attribute_value_text
              union all select lang, value from property_value_text
              union all
              select l.lang, m.name from manufacturer m cross join (values ('de'), ('en')) l (lang)
            ) given
            cross join regexp_split_to_table(given.words, '[^0-9A-Za-zÀ-ɏ]+') word
           group by 1, 2
        ) w
       where char_length(w.word) >= 3 and w.word !~ '^[0-9]'
       group by 1, 2
    ) s
   where length(s.vector) = 1;
  get diagnostics words = row_count;
  return words;
end
$$;

create index variation_by_number on variation (lower(number));
create index variation_by_gtin on variation (gtin) where gtin <> '';

-- Stock ------------------------------------------------------------------------------------------

-- Pieces that can still be sold, null when stock does not limit the sale. A bundle has as many as
-- its scarcest part allows.
create view free_stock as
  select
    v.id as variation_id,
    case
      when b.parts > 0 then b.free
      when v.is_stock_limited then coalesce(s.on_hand - s.reserved, 0)
    end as free
  from variation v
  left join stock s on s.variation_id = v.id
  cross join lateral (
    select
      count(*) as parts,
      min(case
        when not p.is_active then 0
        when p.is_stock_limited then coalesce(ps.on_hand - ps.reserved, 0) / c.quantity
      end) as free
    from bundle_component c
    join variation p on p.id = c.component_variation_id
    left join stock ps on ps.variation_id = p.id
    where c.bundle_variation_id = v.id
  ) b;

-- Prices -----------------------------------------------------------------------------------------

-- An offer without a beginning begins when it is written; importing it again does not move it.
create function date_special_offer() returns trigger
language plpgsql as $$
begin
  new.valid_from := coalesce(
    (select valid_from from variation_price
      where variation_id = new.variation_id and kind = 'special_offer'
        and (valid_to is null or valid_to > now())),
    now());
  return new;
end
$$;
create trigger special_offer_begins before insert or update on variation_price
  for each row when (new.kind = 'special_offer' and new.valid_from is null
                     and (new.valid_to is null or new.valid_to > now()))
  execute function date_special_offer();

-- Gross price of one piece at a moment: the special offer when it runs and is lower.
create function effective_price(of_variation integer, at timestamptz) returns bigint
language sql stable as $$
  select least(d.price, s.price)
    from variation_price d
    left join variation_price s on s.variation_id = d.variation_id and s.kind = 'special_offer'
      and (s.valid_from is null or s.valid_from <= at) and (s.valid_to is null or s.valid_to > at)
   where d.variation_id = of_variation and d.kind = 'default' and d.minimum_quantity = 1
$$;

-- Writes down what one piece costs from now on (PAngV § 11). A second change in one transaction
-- takes the place of the first: nobody could buy at that price.
create function write_price_history() returns trigger
language plpgsql as $$
begin
  insert into price_history (variation_id, valid_from, price)
  select p.variation_id, now(), p.price
    from (
      select c.variation_id, effective_price(c.variation_id, now()) as price
        from (select distinct variation_id from changed) c
        join variation v on v.id = c.variation_id
    ) p
   where p.price is not null
     and p.price is distinct from (
       select h.price from price_history h
        where h.variation_id = p.variation_id and h.valid_from <= now()
        order by h.valid_from desc limit 1)
  on conflict (variation_id, valid_from) do update set price = excluded.price;
  return null;
end
$$;
create trigger variation_price_history_on_insert after insert on variation_price
  referencing new table as changed
  for each statement execute function write_price_history();
create trigger variation_price_history_on_update after update on variation_price
  referencing new table as changed
  for each statement execute function write_price_history();
create trigger variation_price_history_on_delete after delete on variation_price
  referencing old table as changed
  for each statement execute function write_price_history();

-- Notifications ----------------------------------------------------------------------------------

-- Each process of the shop listens on `shop_invalidation`, drops pages that carry one of the tags
-- and patches its catalogue index. PostgreSQL delivers a notification when the transaction commits
-- (never before, never after a rollback) and merges equal ones. Prices on a page are read from the
-- tables when it is made, so a stale price could only come from a cached page; the process that
-- wrote hears of its own write like all others, within milliseconds of the commit.
--
-- Tags: item:<id>, listing:<category id> (goods in it or below changed), listing (some goods
-- changed), category:<id>, categories (the tree or its numbers), blocks:<identifier>, legal:<type>,
-- settings, catalogue (anything about goods and categories).
create function notify_tags(given text[]) returns void
language plpgsql as $$
declare
  payload text;
begin
  if given is null then
    return;
  end if;
  -- An import says `set local shop.bulk_load = 'on'` and causes one rebuild instead of many patches.
  if current_setting('shop.bulk_load', true) = 'on' then
    perform pg_notify('shop_invalidation', 'catalogue');
    return;
  end if;
  with recursive above (id) as (
    (
      select category_id from item_category
       where item_id in (select substr(t, 6)::integer from unnest(given) t where t like 'item:%')
      union
      select substr(t, 9)::integer from unnest(given) t where t like 'listing:%'
    )
    union
    select c.parent_id from category c join above a on a.id = c.id where c.parent_id is not null
  )
  select string_agg(tag, ',') into payload
    from (
      select unnest(given) as tag
      union select 'listing:' || id from above
      union select 'listing' from unnest(given) t where t like 'item:%'
    ) tags;
  -- PostgreSQL takes at most 8000 bytes.
  if octet_length(payload) > 7900 then
    payload := 'catalogue';
  end if;
  perform pg_notify('shop_invalidation', payload);
end
$$;

-- The arguments are expressions on a row r that give tags; an update that changes nothing is silent.
create function notify_change() returns trigger
language plpgsql as $$
declare
  tags text[];
begin
  execute format(
    'select array_agg(distinct t) from %s r cross join unnest(array[%s]::text[]) t where t is not null',
    case tg_op
      when 'UPDATE' then
        '((table changed except table before) union all (table before except table changed))'
      else 'changed'
    end,
    tg_argv[0]) into tags;
  perform notify_tags(tags);
  return null;
end
$$;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      -- table, tags of every write, more tags when rows come or go
      ('item', $e$'item:' || r.id$e$, null),
      ('item_text', $e$'item:' || r.item_id$e$, null),
      ('item_category', $e$'item:' || r.item_id, 'listing:' || r.category_id$e$, $e$'categories'$e$),
      ('item_image', $e$'item:' || r.item_id$e$, null),
      ('item_property', $e$'item:' || r.item_id$e$, null),
      ('item_relation', $e$'item:' || r.item_id$e$, null),
      ('item_tag', $e$'item:' || r.item_id$e$, null),
      ('review', $e$'item:' || r.item_id$e$, null),
      ('variation', $e$'item:' || r.item_id$e$, $e$'categories'$e$),
      ('variation_price',
        $e$(select 'item:' || v.item_id from variation v where v.id = r.variation_id)$e$,
        $e$case when r.kind = 'default' and r.minimum_quantity = 1 then 'categories' end$e$),
      ('variation_attribute_value',
        $e$(select 'item:' || v.item_id from variation v where v.id = r.variation_id)$e$, null),
      ('bundle_component',
        $e$(select 'item:' || v.item_id from variation v where v.id = r.bundle_variation_id)$e$, null),
      ('category', $e$'category:' || r.id, 'categories'$e$, null),
      ('category_detail', $e$'category:' || r.category_id, 'categories'$e$, null),
      ('attribute', $e$'catalogue'$e$, null),
      ('attribute_text', $e$'catalogue'$e$, null),
      ('attribute_value', $e$'catalogue'$e$, null),
      ('attribute_value_text', $e$'catalogue'$e$, null),
      ('property', $e$'catalogue'$e$, null),
      ('property_text', $e$'catalogue'$e$, null),
      ('property_value', $e$'catalogue'$e$, null),
      ('property_value_text', $e$'catalogue'$e$, null),
      ('property_group', $e$'catalogue'$e$, null),
      ('property_group_text', $e$'catalogue'$e$, null),
      ('manufacturer', $e$'catalogue'$e$, null),
      ('responsible_person', $e$'catalogue'$e$, null),
      ('availability', $e$'catalogue'$e$, null),
      ('availability_text', $e$'catalogue'$e$, null),
      ('unit', $e$'catalogue'$e$, null),
      ('unit_text', $e$'catalogue'$e$, null),
      ('tag', $e$'catalogue'$e$, null),
      ('tag_text', $e$'catalogue'$e$, null),
      ('image', $e$'catalogue'$e$, null),
      ('vat_rate', $e$'catalogue'$e$, null),
      ('block_document', $e$'blocks:' || r.identifier$e$, null),
      ('legal_text', $e$'legal:' || r.type$e$, null),
      ('setting', $e$'settings'$e$, null)
    ) w (name, tags, tags_when_rows_move)
  loop
    execute format('create trigger %1$s_notify_on_insert after insert on %1$s
      referencing new table as changed for each statement execute function notify_change(%2$L)',
      watched.name, concat_ws(', ', watched.tags, watched.tags_when_rows_move));
    execute format('create trigger %1$s_notify_on_delete after delete on %1$s
      referencing old table as changed for each statement execute function notify_change(%2$L)',
      watched.name, concat_ws(', ', watched.tags, watched.tags_when_rows_move));
    execute format('create trigger %1$s_notify_on_update after update on %1$s
      referencing old table as before new table as changed
      for each statement execute function notify_change(%2$L)',
      watched.name, watched.tags);
  end loop;
end
$$;

-- Goods shown or hidden change the numbers in the category tree.
create function notify_activity() returns trigger
language plpgsql as $$
begin
  if exists (select from changed n join before o using (id) where n.is_active <> o.is_active) then
    perform notify_tags(array['categories']);
  end if;
  return null;
end
$$;
create trigger item_notify_activity after update on item
  referencing old table as before new table as changed
  for each statement execute function notify_activity();
create trigger variation_notify_activity after update on variation
  referencing old table as before new table as changed
  for each statement execute function notify_activity();

-- What a page shows of a stock: sold out, one of the last five, or enough. Orders that do not change it wake nobody.
create function stock_step(free bigint, minimum integer) returns bigint
language sql immutable as $$
  select case when free < minimum then 0 else least(free, 6) end
$$;

create function notify_stock_change() returns trigger
language plpgsql as $$
declare
  tags text[];
begin
  select array_agg('item:' || v.item_id) into tags
    from (
      select v.item_id
        from changed n join before o using (variation_id) join variation v on v.id = n.variation_id
       where v.is_stock_limited
         and stock_step(n.on_hand - n.reserved, v.minimum_order_quantity)
             <> stock_step(o.on_hand - o.reserved, v.minimum_order_quantity)
      union
      select v.item_id
        from changed n join before o using (variation_id)
        join bundle_component c on c.component_variation_id = n.variation_id
        join variation v on v.id = c.bundle_variation_id
       where stock_step((n.on_hand - n.reserved) / c.quantity, v.minimum_order_quantity)
             <> stock_step((o.on_hand - o.reserved) / c.quantity, v.minimum_order_quantity)
    ) v;
  perform notify_tags(tags);
  return null;
end
$$;
create trigger stock_notify_on_update after update on stock
  referencing old table as before new table as changed
  for each statement execute function notify_stock_change();
create trigger stock_notify_on_insert after insert on stock
  referencing new table as changed
  for each statement execute function notify_change(
    '(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');
create trigger stock_notify_on_delete after delete on stock
  referencing old table as changed
  for each statement execute function notify_change(
    '(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');
create index bundle_component_by_part on bundle_component (component_variation_id);

-- Special offers begin and end by the clock, without a write. The sweeper calls this about once a
-- minute: it writes the history rows of that time and tells every process. Until then nothing
-- stale is shown either: index and cached pages know the moment of their next price change.
create function record_price_changes(until timestamptz default now()) returns integer
language plpgsql as $$
declare
  variations integer[];
begin
  with boundary as (
    select p.variation_id, m.moment, effective_price(p.variation_id, m.moment) as price,
           h.valid_from as known_from, h.price as known_price
      from variation_price p
      cross join lateral (values (p.valid_from), (p.valid_to)) m (moment)
      left join lateral (
        select valid_from, price from price_history
         where variation_id = p.variation_id order by valid_from desc limit 1
      ) h on true
     where p.kind = 'special_offer' and m.moment <= until
       and m.moment > coalesce(h.valid_from, '-infinity')
  ), step as (
    select b.*, coalesce(
        lag(b.price) over (partition by b.variation_id order by b.moment), b.known_price) as previous
      from boundary b where b.price is not null
  ), written as (
    insert into price_history (variation_id, valid_from, price)
    select variation_id, moment, price from step where price is distinct from previous
    on conflict do nothing
    returning variation_id
  )
  select array_agg(distinct variation_id) into variations from written;
  perform notify_tags((
    select array_agg(distinct 'item:' || item_id) from variation where id = any (variations)));
  return coalesce(cardinality(variations), 0);
end
$$;

--> statement-breakpoint
-- Order properties that are required and pre-selected are hidden, and what they cost belongs to the
-- price shown from the first page on (§ 312a(3) BGB). Cents by item; items without any have no row.
create view hidden_surcharge as
  select ip.item_id, sum(coalesce(ip.surcharge, p.surcharge))::bigint as amount
    from item_property ip
    join property p on p.id = ip.property_id
   where p.is_order_property and p.is_required and p.is_pre_selected
   group by ip.item_id
  having sum(coalesce(ip.surcharge, p.surcharge)) > 0;
