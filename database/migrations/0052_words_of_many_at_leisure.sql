-- The words of an item take half a millisecond for each of its texts. A change of many would wait for
-- them for seconds, so it only notes whose are stale, as a bulk load does: a job makes them, or the end
-- of the import. Noted apart, since a mark in item_search would write its four indexes anew. No foreign
-- key: it would be looked up for each of them, and of an item that is gone nothing is made.
create table stale_item_search (item_id integer primary key);
--> statement-breakpoint
insert into stale_item_search select distinct item_id from item_search where is_stale;
--> statement-breakpoint
alter table item_search drop column is_stale;
--> statement-breakpoint

create or replace function fill_item_search(ids integer[]) returns void
language plpgsql as $$
begin
  -- Who waits here for another one's words of these items sees, in the next statement, what they were
  -- made of: otherwise the last to write would be the first to have read.
  perform from item_search where item_id = any (ids) order by item_id, lang for update;
  insert into item_search (item_id, lang, name, label, summary, everything)
  select t.item_id, t.lang, w.name, w.name || w.label, w.name || w.label || w.summary,
         w.name || w.label || w.summary || w.description
    from item_text t
    join item i on i.id = t.item_id
    left join shade s on s.id = i.shade_id
    left join shade_text st on st.shade_id = s.id and st.lang = t.lang
    left join manufacturer m on m.id = i.manufacturer_id
    cross join lateral (
      select search_vector(t.lang, t.name1) as name,
             search_vector(t.lang, concat_ws(' ', t.keywords, st.name, s.number, m.name,
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
    set (name, label, summary, everything) =
        (excluded.name, excluded.label, excluded.summary, excluded.everything);
end
$$;
--> statement-breakpoint

-- Makes the words of at most so many stale items. Gives how many they were.
create function fill_stale_search(at_most integer) returns integer
language plpgsql as $$
declare
  ids integer[];
begin
  with taken as (
    delete from stale_item_search where item_id = any (array(
      select item_id from stale_item_search order by item_id limit at_most for update skip locked))
    returning item_id)
  select coalesce(array_agg(item_id), '{}') into ids from taken;
  if ids <> '{}' then
    perform fill_item_search(ids);
  end if;
  return cardinality(ids);
end
$$;
--> statement-breakpoint

-- Words of items changed. The argument is the query for their ids. Of few they are made at once. A bulk
-- load touches an item many times, and many at once take long: those are noted as stale.
create or replace function refill_item_search() returns trigger
language plpgsql as $$
declare
  few constant integer := 100;
  ids integer[];
begin
  execute 'select array(' || tg_argv[0] || ')' into ids;
  if ids = '{}' then
    return null;
  end if;
  if cardinality(ids) > few or current_setting('shop.bulk_load', true) = 'on' then
    insert into stale_item_search select unnest(ids) order by 1 on conflict do nothing;
  else
    perform fill_item_search(ids);
  end if;
  return null;
end
$$;
--> statement-breakpoint

create or replace function refresh_search() returns integer
language plpgsql as $$
declare
  words integer;
begin
  -- Right after a large import nothing is known about these tables, and the plan would be bad.
  analyze item, item_text, item_category, category_detail, variation, variation_attribute_value,
    attribute_value_text, item_property, property_value_text, shade, shade_text;
  while fill_stale_search(1000) > 0 loop
  end loop;
  lock table search_word in exclusive mode;
  delete from search_word;
  insert into search_word (lang, word, folded, lexeme, frequency)
  select s.lang, s.word, btrim(search_fold(s.word)), (tsvector_to_array(s.vector))[1], s.frequency
    from (
      select w.lang, w.word, search_vector(w.lang, w.word) as vector, sum(w.frequency) as frequency
        from (
          select given.lang, lower(word) as word, count(*) as frequency
            from (
              select t.lang, concat_ws(' ', t.name1, t.keywords, st.name) as words
                from item_text t
                join item i on i.id = t.item_id
                left join shade_text st on st.shade_id = i.shade_id and st.lang = t.lang
               where i.is_active
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
