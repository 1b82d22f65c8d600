ALTER TABLE "availability" ALTER COLUMN "average_days" DROP NOT NULL;--> statement-breakpoint
-- Goods without a delivery time cannot be ordered (Art. 246a § 1 EGBGB wants one): on request, not deliverable.
update availability set average_days = null where id in (9, 10);
--> statement-breakpoint
-- A pack of several pieces has a price of one piece (PAngV § 4).
update unit set reference_code = 'C62' where code = 'C62';
--> statement-breakpoint

drop view free_stock;
--> statement-breakpoint
-- THE rule of what may be sold. `is_offered`: priced, active, sold online and with a delivery
-- time, its item and every part of a bundle too; `available_until`: when its sale, or that of its
-- first part, ends; `free`: pieces to be had, null when stock sets no limit. Salable at a moment is
-- what is offered, not past its time, and has enough for the smallest order.
create view sale_state as
  select
    v.id as variation_id,
    v.is_active and i.is_active and i.is_sold_online and a.average_days is not null
      and coalesce(b.are_offered, true)
      and exists (
        select from variation_price p
        where p.variation_id = v.id and p.kind = 'default' and p.minimum_quantity = 1
      ) as is_offered,
    least(v.available_until, b.available_until) as available_until,
    case
      when b.parts > 0 then b.free
      when v.is_stock_limited then coalesce(s.on_hand - s.reserved, 0)
    end as free
  from variation v
  join item i on i.id = v.item_id
  join availability a on a.id = v.availability_id
  left join stock s on s.variation_id = v.id
  cross join lateral (
    select
      count(*) as parts,
      bool_and(p.is_active and pi.is_active and pi.is_sold_online
        and pa.average_days is not null) as are_offered,
      min(p.available_until) as available_until,
      min(case
        when p.is_stock_limited then coalesce(ps.on_hand - ps.reserved, 0) / c.quantity
      end) as free
    from bundle_component c
    join variation p on p.id = c.component_variation_id
    join item pi on pi.id = p.item_id
    join availability pa on pa.id = p.availability_id
    left join stock ps on ps.variation_id = p.id
    where c.bundle_variation_id = v.id
  ) b;
--> statement-breakpoint

-- What decides about the sale of a part decides about its bundles.
create function notify_bundles_with(parts integer[]) returns void
language sql as $$
  select notify_tags(array_agg(distinct 'item:' || b.item_id))
    from bundle_component c
    join variation b on b.id = c.bundle_variation_id
   where c.component_variation_id = any (parts);
$$;
--> statement-breakpoint
create function notify_bundles_of_variations() returns trigger
language plpgsql as $$
begin
  perform notify_bundles_with(array(
    select n.id from changed n join before o using (id)
     where (n.is_active, n.availability_id, n.is_stock_limited, n.available_until)
        is distinct from (o.is_active, o.availability_id, o.is_stock_limited, o.available_until)));
  return null;
end
$$;
--> statement-breakpoint
create trigger variation_notify_bundles after update on variation
  referencing old table as before new table as changed
  for each statement execute function notify_bundles_of_variations();
--> statement-breakpoint
create function notify_bundles_of_items() returns trigger
language plpgsql as $$
begin
  perform notify_bundles_with(array(
    select v.id from changed n join before o using (id) join variation v on v.item_id = n.id
     where n.is_active <> o.is_active));
  return null;
end
$$;
--> statement-breakpoint
create trigger item_notify_bundles after update on item
  referencing old table as before new table as changed
  for each statement execute function notify_bundles_of_items();
--> statement-breakpoint

-- The lowest price of the 30 days before a reduction is read from the history.
create trigger price_history_notify_on_insert after insert on price_history
  referencing new table as changed
  for each statement execute function notify_change(
    '(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');
--> statement-breakpoint
create trigger price_history_notify_on_update after update on price_history
  referencing old table as before new table as changed
  for each statement execute function notify_change(
    '(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');
--> statement-breakpoint
create trigger price_history_notify_on_delete after delete on price_history
  referencing old table as changed
  for each statement execute function notify_change(
    '(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');
