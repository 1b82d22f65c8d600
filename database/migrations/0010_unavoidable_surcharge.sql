-- What is required costs every shopper, pre-selected or not: it belongs to the price shown from the
-- first page on (PAngV § 3, § 312a(3) BGB). Cents by item; items without any have no row. View
-- hidden_surcharge stays for processes of the release before, which add up what it leaves out.
create view unavoidable_surcharge as
  select ip.item_id, sum(coalesce(ip.surcharge, p.surcharge))::bigint as amount
    from item_property ip
    join property p on p.id = ip.property_id
   where p.is_order_property and p.is_required
   group by ip.item_id
  having sum(coalesce(ip.surcharge, p.surcharge)) > 0;
