/**
 * SQL: whether an order that was not cancelled came from the mailbox with this `customerKey` or
 * from this customer's account. Both are parameters, the account's may be null.
 */
export const HAS_ORDERED = (key: string, customerId: string) => `exists (
  select from orders o
  where o.type_id = 1 and o.status not in ('cancelled', 'withdrawn')
    and (customer_key(o.email) = ${key}::text or o.customer_id = ${customerId}::int)
)`;
