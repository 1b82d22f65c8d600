-- When the content of a page last changed: its texts, pictures, properties and prices, for the sitemap
-- (lastmod). Empty for what nobody has changed since this table is here. Stock, the weight in lists and
-- what only lists tell are no content of the page.
create table item_change (
  item_id integer primary key references item (id) on delete cascade,
  changed_at timestamptz
);--> statement-breakpoint
create table category_change (
  category_id integer primary key references category (id) on delete cascade,
  changed_at timestamptz
);--> statement-breakpoint

-- A row that a rival holds is being dated by it at this moment: nobody waits for it, so that who writes
-- the same goods in another order is never in a deadlock.
create function date_items(ids integer[]) returns void
language sql as $$
  update item_change set changed_at = now()
   where item_id = any (array(
     select item_id from item_change
      where item_id = any (ids) and changed_at is distinct from now()
        for no key update skip locked))
$$;--> statement-breakpoint

-- The argument is the query for the ids.
create function date_items_of() returns trigger
language plpgsql as $$
declare
  ids integer[];
begin
  execute 'select array(' || tg_argv[0] || ')' into ids;
  if ids <> '{}' then
    perform date_items(ids);
  end if;
  return null;
end
$$;--> statement-breakpoint

-- As before; and what tells of a change of goods by a row of their own dates them.
create or replace function notify_change() returns trigger
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
  if tags is not null and (
    tg_table_name in ('item_text', 'item_image', 'item_property', 'item_tag', 'variation',
      'variation_price', 'variation_attribute_value', 'bundle_component')
    -- The clock begins and ends offers; what is forgotten of former prices changes none.
    or tg_table_name = 'price_history' and tg_op <> 'DELETE'
  ) then
    perform date_items(array(select substr(t, 6)::integer from unnest(tags) t where t like 'item:%'));
  end if;
  return null;
end
$$;--> statement-breakpoint

create function date_new_items() returns trigger
language plpgsql as $$
begin
  insert into item_change (item_id, changed_at) select id, now() from changed;
  return null;
end
$$;--> statement-breakpoint
create trigger item_dated_on_insert after insert on item
  referencing new table as changed
  for each statement execute function date_new_items();--> statement-breakpoint

do $$
declare
  -- What a page shows of an item itself.
  content constant text := 'id, item_type, manufacturer_id, responsible_person_id, hazard,
    is_sold_online, weee_number, is_mixed_to_order, durability_guarantee_years, condition, shade_id,
    line, is_tester, is_active';
  watched record;
begin
  for watched in
    select * from (values
      ('item', format('select id from (select %1$s from changed except select %1$s from before) r', content)),
      ('manufacturer', 'select i.id from (table changed except table before) r
                          join item i on i.manufacturer_id = r.id'),
      ('shade', 'select i.id from (table changed except table before) r join item i on i.shade_id = r.id'),
      ('shade_text', 'select i.id from (table changed except table before) r
                        join item i on i.shade_id = r.shade_id'),
      ('property_text', 'select p.item_id from (table changed except table before) r
                           join item_property p on p.property_id = r.property_id'),
      ('property_value_text', 'select p.item_id from (table changed except table before) r
                                 join item_property p on p.value_id = r.value_id'),
      ('attribute_text', 'select v.item_id from (table changed except table before) r
                            join variation_attribute_value a on a.attribute_id = r.attribute_id
                            join variation v on v.id = a.variation_id'),
      ('attribute_value_text', 'select v.item_id from (table changed except table before) r
                                  join variation_attribute_value a
                                    on a.attribute_value_id = r.attribute_value_id
                                  join variation v on v.id = a.variation_id')
    ) w (name, items)
  loop
    execute format('create trigger %1$s_dates_items after update on %1$s
      referencing old table as before new table as changed
      for each statement execute function date_items_of(%2$L)', watched.name, watched.items);
  end loop;
end
$$;--> statement-breakpoint

-- A page shows the reviews that are visible; one that waits to be read, or was refused, is no content of it.
create trigger review_dates_items_on_insert after insert on review
  referencing new table as changed
  for each statement execute function date_items_of('select item_id from changed where is_visible');--> statement-breakpoint
create trigger review_dates_items_on_delete after delete on review
  referencing old table as changed
  for each statement execute function date_items_of('select item_id from changed where is_visible');--> statement-breakpoint
create trigger review_dates_items_on_update after update on review
  referencing old table as before new table as changed
  for each statement execute function date_items_of('select item_id from
    ((table changed except table before) union all (table before except table changed)) r
    where is_visible');--> statement-breakpoint

create function date_new_categories() returns trigger
language plpgsql as $$
begin
  insert into category_change (category_id, changed_at) select id, now() from changed;
  return null;
end
$$;--> statement-breakpoint
create trigger category_dated_on_insert after insert on category
  referencing new table as changed
  for each statement execute function date_new_categories();--> statement-breakpoint

-- The argument is the rows that count.
create function date_categories() returns trigger
language plpgsql as $$
begin
  execute format('update category_change set changed_at = now()
   where category_id = any (array(
     select category_id from category_change
      where category_id in (select category_id from %s r)
        for no key update skip locked))', tg_argv[0]);
  return null;
end
$$;--> statement-breakpoint
create trigger category_detail_dated after update on category_detail
  referencing old table as before new table as changed
  for each statement execute function date_categories('(table changed except table before)');--> statement-breakpoint
-- A page that had no texts in a language gets its first ones.
create trigger category_detail_dated_on_insert after insert on category_detail
  referencing new table as changed
  for each statement execute function date_categories('changed');--> statement-breakpoint

insert into item_change (item_id) select id from item;--> statement-breakpoint
insert into category_change (category_id) select id from category;
