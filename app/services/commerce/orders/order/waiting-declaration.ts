/**
 * SQL: does the declaration `w` about the order `o` wait for a person? It does until somebody decides
 * it, as long as there is something of the order that nobody withdrew from or sent back.
 */
export const WAITS_FOR_A_PERSON = `(w.decided_at is null
  and o.status not in ('cancelled', 'withdrawn') and exists (
    select from order_line l where l.order_id = o.id and l.type_id in (1, 2)
      and greatest(l.withdrawn, l.returned) < l.quantity))`;
