-- What an import has changed is told by name, once for each of its transactions: read again is what
-- changed, not the whole catalogue. An import says `set local shop.bulk_load = 'on'`, has a
-- temporary table collected_tag (tag text primary key), and calls notify_collected() at the end.

-- The tags of a change with those of the lists it shows in.
create function tags_to_tell(given text[]) returns setof text
language sql stable as $$
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
  select unnest(given)
  union select 'listing:' || id from above
  union select 'listing' from unnest(given) t where t like 'item:%'
$$;--> statement-breakpoint

create or replace function notify_tags(given text[]) returns void
language plpgsql as $$
declare
  payload text;
begin
  if given is null then
    return;
  end if;
  if current_setting('shop.bulk_load', true) = 'on' then
    insert into pg_temp.collected_tag select distinct unnest(given) on conflict do nothing;
    return;
  end if;
  select string_agg(tag, ',') into payload from tags_to_tell(given) tag;
  -- PostgreSQL takes at most 8000 bytes.
  if octet_length(payload) > 7900 then
    payload := 'catalogue';
  end if;
  perform pg_notify('shop_invalidation', payload);
end
$$;--> statement-breakpoint

-- Beyond so many changes reading everything again is less work than naming them.
create function notify_collected() returns void
language plpgsql as $$
declare
  given text[];
begin
  select array_agg(tag) into given from pg_temp.collected_tag;
  if given is null then
    return;
  end if;
  if 'catalogue' = any (given) or cardinality(given) > 20000 then
    perform pg_notify('shop_invalidation', 'catalogue');
    return;
  end if;
  -- As many messages as it takes, none above 8000 bytes.
  perform pg_notify('shop_invalidation', string_agg(tag, ','))
    from (
      select tag, sum(octet_length(tag) + 1) over (order by tag) / 4000 as part
        from tags_to_tell(given) tag
    ) parts
   group by part;
end
$$;
