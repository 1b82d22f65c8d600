import { VATS_OF } from './vats-of';

/** SQL, of a return `r`: whether its refund has to be decided by a person (§ 312g(2) no. 1 BGB). */
export const IS_TO_BE_EXAMINED = `
  (r.status in ('requested', 'received') and exists (
     select from order_line m where m.order_id = r.id and m.is_mixed_to_order
       and m.parent_id is null and m.return_reason_id is null))`;

/** SQL: the goods of a return `r` as the contract lists them, reasons in this language. */
export const RETURNED_ITEMS = (lang: string) => `
  (select jsonb_agg(jsonb_build_object(
            'orderItemId', l.origin_line_id, 'discount', l.discount,
            'variationId', coalesce(l.variation_id, 0), 'name', l.name,
            'variationName', l.variation_name, 'quantity', l.quantity,
            'reason', case when s.id is not null then jsonb_build_object('id', s.id,
              'name', case ${lang} when 'de' then s.name_de else s.name_en end) end)
            order by l.position)
     from order_line l left join return_reason s on s.id = l.return_reason_id
    where l.order_id = r.id and l.type_id in (1, 2))`;

/** SQL: the returns of an order as its page lists them, newest first. */
export const RETURNS_OF = (orderId: string, lang: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'statusName', r.status,
            'date', to_char(r.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'isToBeExamined', ${IS_TO_BE_EXAMINED}, 'items', ${RETURNED_ITEMS(lang)},
            'refund', r.total, 'shippingRefund', r.shipping_gross,
            'paymentFeeRefund', r.payment_fee_gross, 'vats', ${VATS_OF('r.id')})
            || case when r.comment = '' then '{}' else jsonb_build_object('comment', r.comment) end
            order by r.id desc), '[]')
     from orders r where r.origin_order_id = ${orderId} and r.type_id = 3)`;
