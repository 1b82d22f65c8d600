import type { CommerceContext } from '../../core/commerce-context';

/** The owner of a visitor's addresses: their account, else their cart; null without both. */
export function ownerOf({
  visitor,
}: Pick<CommerceContext, 'visitor'>): { column: 'customer_id' | 'cart_id'; id: number } | null {
  if (visitor.customer) return { column: 'customer_id', id: visitor.customer.id };
  return visitor.cartId === null ? null : { column: 'cart_id', id: visitor.cartId };
}
