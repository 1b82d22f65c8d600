-- Which items changed in what concerns sets is settled first, and mostly none did. Joined with the
-- parts in one statement, an import into tables PostgreSQL knew nothing of yet compared the hazards
-- of every item with those of every other: 300 items took 40 seconds.
create or replace function notify_sets_of_item() returns trigger
language plpgsql as $$
declare
  parts int[] := array(
    select n.id from changed n join before o using (id)
     where (n.hazard, n.is_sold_online) is distinct from (o.hazard, o.is_sold_online));
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
