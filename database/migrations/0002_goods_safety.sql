ALTER TABLE "item" ADD COLUMN "is_sold_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "weee_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Pieces that can still be sold online, null when stock does not limit the sale: none of goods that
-- are sold after a talk only, or of a bundle with such a part. A bundle has as many as its scarcest
-- part allows.
create or replace view free_stock as
  select
    v.id as variation_id,
    case
      when not i.is_sold_online then 0
      when b.parts > 0 then b.free
      when v.is_stock_limited then coalesce(s.on_hand - s.reserved, 0)
    end as free
  from variation v
  join item i on i.id = v.item_id
  left join stock s on s.variation_id = v.id
  cross join lateral (
    select
      count(*) as parts,
      min(case
        when not p.is_active or not pi.is_sold_online then 0
        when p.is_stock_limited then coalesce(ps.on_hand - ps.reserved, 0) / c.quantity
      end) as free
    from bundle_component c
    join variation p on p.id = c.component_variation_id
    join item pi on pi.id = p.item_id
    left join stock ps on ps.variation_id = p.id
    where c.bundle_variation_id = v.id
  ) b;
--> statement-breakpoint
-- A set shows the hazards of its parts and can be sold when they can, in lists and search as well.
create function notify_sets_of_item() returns trigger
language plpgsql as $$
declare
  tags text[];
begin
  select array_agg(distinct 'item:' || v.item_id) into tags
    from changed n
    join before o using (id)
    join variation part on part.item_id = n.id
    join bundle_component c on c.component_variation_id = part.id
    join variation v on v.id = c.bundle_variation_id
   where (n.hazard, n.is_sold_online) is distinct from (o.hazard, o.is_sold_online);
  perform notify_tags(tags);
  return null;
end
$$;
--> statement-breakpoint
create trigger item_notify_sets after update on item
  referencing old table as before new table as changed
  for each statement execute function notify_sets_of_item();
