import type { CommerceContext } from '../../core/commerce-context';

/** Whose addresses a visitor's are: their account's, else their cart's; null for who has neither. */
export function ownerOf({
  visitor,
}: Pick<CommerceContext, 'visitor'>): { column: 'customer_id' | 'cart_id'; id: number } | null {
  if (visitor.customer) return { column: 'customer_id', id: visitor.customer.id };
  return visitor.cartId === null ? null : { column: 'cart_id', id: visitor.cartId };
}
