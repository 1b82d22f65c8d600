/**
 * SQL: pieces in open cart `cartId` that can be ordered at `moment`, as `itemQuantity` of the
 * priced cart says. Every page asks this, so it does not read the rules of order properties: a line
 * whose statements no longer fit counts until the cart changes next; cart and checkout leave it
 * out at once and say so.
 */
export const CART_COUNT = (cartId: string, moment: string) => `
  select coalesce(sum(l.quantity), 0)::int as count
    from cart_item l
   cross join lateral (
     select is_offered, available_until from sale_state where variation_id = l.variation_id offset 0
   ) s
   where l.cart_id = (select id from cart where id = ${cartId} and status = 'open') and s.is_offered
     and (s.available_until is null or s.available_until > ${moment})`;
