-- A plan that was made for a change of one row is kept: with `changed join before` it compares every
-- row of a later, large change with every other. What differs is found by `except`, which sorts or
-- hashes whatever the plan, so that a change costs what its rows cost.

create or replace function notify_activity() returns trigger
language plpgsql as $$
begin
  if exists (select id, is_active from changed except select id, is_active from before) then
    perform notify_tags(array['categories']);
  end if;
  return null;
end
$$;--> statement-breakpoint

create or replace function notify_bundles_of_items() returns trigger
language plpgsql as $$
begin
  perform notify_bundles_with(array(
    select v.id
      from (select id, is_active from changed except select id, is_active from before) n
      join variation v on v.item_id = n.id));
  return null;
end
$$;--> statement-breakpoint

create or replace function notify_bundles_of_variations() returns trigger
language plpgsql as $$
begin
  perform notify_bundles_with(array(
    select id from (
      select id, is_active, availability_id, is_stock_limited, available_until from changed
      except select id, is_active, availability_id, is_stock_limited, available_until from before) n));
  return null;
end
$$;--> statement-breakpoint

create or replace function notify_sets_of_item() returns trigger
language plpgsql as $$
declare
  parts int[] := array(
    select id from (
      select id, hazard, is_sold_online from changed
      except select id, hazard, is_sold_online from before) n);
begin
  if parts <> '{}' then
    perform notify_tags(array(
      select distinct 'item:' || v.item_id
        from variation part
        join bundle_component c on c.component_variation_id = part.id
        join variation v on v.id = c.bundle_variation_id
       where part.item_id = any(parts)));
  end if;
  return null;
end
$$;
--> statement-breakpoint

create or replace function notify_stock_change() returns trigger
language plpgsql as $$
declare
  tags text[];
begin
  select array_agg('item:' || item_id) into tags
    from (
      select item_id from (
        select v.item_id, v.id, stock_step(n.on_hand - n.reserved, v.minimum_order_quantity)
          from changed n join variation v on v.id = n.variation_id where v.is_stock_limited
        except
        select v.item_id, v.id, stock_step(o.on_hand - o.reserved, v.minimum_order_quantity)
          from before o join variation v on v.id = o.variation_id where v.is_stock_limited
      ) sold
      union
      select item_id from (
        select v.item_id, v.id, n.variation_id,
               stock_step((n.on_hand - n.reserved) / c.quantity, v.minimum_order_quantity)
          from changed n join bundle_component c on c.component_variation_id = n.variation_id
          join variation v on v.id = c.bundle_variation_id
        except
        select v.item_id, v.id, o.variation_id,
               stock_step((o.on_hand - o.reserved) / c.quantity, v.minimum_order_quantity)
          from before o join bundle_component c on c.component_variation_id = o.variation_id
          join variation v on v.id = c.bundle_variation_id
      ) in_sets
    ) told;
  perform notify_tags(tags);
  return null;
end
$$;--> statement-breakpoint

create or replace function keep_former_path() returns trigger
language plpgsql as $$
begin
  insert into category_former_path (lang, path, category_id)
  select lang, path, category_id from before
  except
  select lang, path, category_id from changed
  on conflict (lang, path) do update set category_id = excluded.category_id;
  return null;
end
$$;
--> statement-breakpoint

-- An item is found by the sizes and finishes of its variations that are on sale, and by nothing else
-- of them: what has neither changes no words. A new variation gets them by rows of their own.
drop trigger item_search_on_insert on variation;--> statement-breakpoint
drop trigger item_search_on_update on variation;--> statement-breakpoint
create trigger item_search_on_update after update on variation
  referencing old table as before new table as changed
  for each statement execute function refill_item_search(
    'select distinct r.item_id
       from (select id, item_id, is_active from changed except select id, item_id, is_active from before) r
      where exists (select from variation_attribute_value a where a.variation_id = r.id)');
--> statement-breakpoint

create or replace function write_price_history() returns trigger
language plpgsql as $$
begin
  insert into price_history (variation_id, valid_from, price)
  select p.variation_id, now(), p.price
    from (
      -- As effective_price says it, for all of them at once.
      select d.variation_id, least(d.price, s.price) as price
        from (select distinct variation_id from changed) c
        join variation v on v.id = c.variation_id
        join variation_price d on d.variation_id = v.id and d.kind = 'default' and d.minimum_quantity = 1
        left join variation_price s on s.variation_id = v.id and s.kind = 'special_offer'
          and (s.valid_from is null or s.valid_from <= now())
          and (s.valid_to is null or s.valid_to > now())
    ) p
   where p.price is distinct from (
       select h.price from price_history h
        where h.variation_id = p.variation_id and h.valid_from <= now()
        order by h.valid_from desc limit 1)
  on conflict (variation_id, valid_from) do update set price = excluded.price;
  return null;
end
$$;
