import { ShopError, type GetAuthenticatedReviewInput } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { getOrder } from '../../orders/order/get-order';
import { ownerOfOrder } from '../../orders/order/owner-of-order';
import { currentCustomer } from '../account/current-customer';

/** The owner of a purchase and its review: a customer, or the guest of an order. */
export type Buyer = { customerId: number } | { orderId: number };

/**
 * The buyer: the customer who is logged in, or a visitor who may see the order of a link. Throws
 * `login.required` and what `getOrder` throws.
 */
export async function buyerOf(
  ctx: CommerceContext,
  by: GetAuthenticatedReviewInput['by'],
): Promise<Buyer> {
  if (!by) return { customerId: currentCustomer(ctx).id };
  const { id: orderId } = await getOrder(ctx, by);
  const customerId = await ownerOfOrder(ctx, orderId);
  return customerId === null ? { orderId } : { customerId };
}

/** SQL: whether order `o` is one of the buyer's. $1 and $2 are the result of `buyerKeys`. */
export const IS_BUYERS = '(o.customer_id = $1 or o.id = $2)';

export function buyerKeys(buyer: Buyer): [customerId: number | null, orderId: number | null] {
  return 'customerId' in buyer ? [buyer.customerId, null] : [null, buyer.orderId];
}

/** Until its end no other transaction writes for this buyer; orders can be placed meanwhile. */
export async function lockBuyer({ db }: CommerceContext, buyer: Buyer): Promise<void> {
  await db.client.query(
    'customerId' in buyer
      ? 'select from customer where id = $1 for no key update'
      : 'select from orders where id = $1 for no key update',
    ['customerId' in buyer ? buyer.customerId : buyer.orderId],
  );
}

export function notBought(): ShopError {
  return new ShopError('feedback.notAllowedWithoutPurchase');
}

export function noReview(): ShopError {
  return new ShopError('feedback.notFound');
}
