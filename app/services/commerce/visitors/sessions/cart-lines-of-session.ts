import type { CartLine } from '../../core/commerce-context';

/** SQL: the lines of open cart `cartId` as text, cheap to read on every page of its visitor. */
export const CART_LINES = (cartId: string) => `
  select coalesce(string_agg(l.variation_id || 'x' || l.quantity, ' '), '') as lines
    from cart c join cart_item l on l.cart_id = c.id
   where c.id = ${cartId} and c.status = 'open'`;

/** Parses the result of `CART_LINES`. */
export function parseCartLines(text: string): CartLine[] {
  if (text === '') return [];
  return text.split(' ').map((line) => {
    const [variationId, quantity] = line.split('x');
    return { variationId: Number(variationId), quantity: Number(quantity) };
  });
}
