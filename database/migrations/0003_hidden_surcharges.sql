-- Order properties that are required and pre-selected are hidden, and what they cost belongs to the
-- price shown from the first page on (§ 312a(3) BGB). Cents by item; items without any have no row.
CREATE VIEW hidden_surcharge AS
  SELECT ip.item_id, sum(coalesce(ip.surcharge, p.surcharge))::bigint AS amount
    FROM item_property ip
    JOIN property p ON p.id = ip.property_id
   WHERE p.is_order_property AND p.is_required AND p.is_pre_selected
   GROUP BY ip.item_id
  HAVING sum(coalesce(ip.surcharge, p.surcharge)) > 0;
