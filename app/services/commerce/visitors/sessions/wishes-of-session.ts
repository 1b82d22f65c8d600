/**
 * SQL: ids of the variations on the wishlist of a session, or of its customer, as text, latest
 * first. The wishlist of a session before its log-in was moved to the customer (`mergeWishlist`).
 */
export const WISHED = (sessionId: string, customerId: string) => `
  select coalesce(string_agg(w.variation_id::text, ' ' order by w.id desc), '')
    from wishlist_item w where w.session_id = ${sessionId} or w.customer_id = ${customerId}`;

/** Parses the result of `WISHED`, latest first. */
export function parseWished(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(Number);
}
