/**
 * SQL: whether the declaration `w` about the order `o` waits for a person. It does until it is
 * decided, as long as the order has pieces that were neither withdrawn from nor returned.
 */
export const WAITS_FOR_A_PERSON = `(w.decided_at is null
  and o.status not in ('cancelled', 'withdrawn') and exists (
    select from order_line l where l.order_id = o.id and l.type_id in (1, 2)
      and greatest(l.withdrawn, l.returned) < l.quantity))`;
