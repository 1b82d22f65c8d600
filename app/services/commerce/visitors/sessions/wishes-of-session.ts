/**
 * SQL: ids of the variations that a session remembers, or its customer, as text, the latest first.
 * What a session remembered before its log-in went over to the customer (`mergeWishlist`).
 */
export const WISHED = (sessionId: string, customerId: string) => `
  select coalesce(string_agg(w.variation_id::text, ' ' order by w.id desc), '')
    from wishlist_item w where w.session_id = ${sessionId} or w.customer_id = ${customerId}`;

/** The ids of variations that `WISHED` gives, the latest first. */
export function parseWished(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(Number);
}
