import { ORDER_TYPE } from '../../../shop-api';

/** Older ones are found among the orders. */
const LATEST = 'order by id desc limit 200';

/** SQL: lines of the customer's latest orders with a shade, chosen for them or of the goods. */
export const SHADE_LINES = shadeLines(LATEST);

/** SQL: the same for all their orders. */
export const ALL_SHADE_LINES = shadeLines('');

function shadeLines(which: string): string {
  return `
  select l.variation_id as "variationId", l.item_id as "itemId", l.name,
         l.variation_name as "variationName", l.url_path as "urlPath", o.id as "orderId",
         o.placed_at as "orderedAt", stated.property_id as "propertyId",
         coalesce(stated.value, '') as stated, coalesce(stated.shade_id, i.shade_id) as "shadeId"
    from (select id, placed_at from orders
           where customer_id = $1 and type_id = ${ORDER_TYPE.order} and status not in ('cancelled', 'withdrawn')
           ${which}) o
    join order_line l on l.order_id = o.id
    join item i on i.id = l.item_id and not i.is_tester
    left join lateral (
      select p.id as property_id, given->>'value' as value, s.id as shade_id
        from jsonb_array_elements(l.properties) given
        join property p on p.id = (given->>'propertyId')::int and p.values_from = 'shade'
        join shade_text t on given->>'value' in (t.name || ' ' || (select number from shade where id = t.shade_id))
        join shade s on s.id = t.shade_id
       limit 1
    ) stated on true
   where coalesce(stated.shade_id, i.shade_id) is not null`;
}
