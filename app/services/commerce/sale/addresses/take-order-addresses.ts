import { choosePrimaryAddresses, lockOpenCart } from '../cart/customer-cart';
import type { CommerceContext } from '../../core/commerce-context';
import { lockAddressBook, WORDS } from './address-book';

/**
 * An account without addresses of a type gets the one that the customer's order as a guest was
 * placed with, from its cart, as long as that is stored. An account with addresses keeps only
 * these: a parcel may have gone to another person.
 */
export async function takeOrderAddresses(
  ctx: CommerceContext,
  { customerId, orderId }: { customerId: number; orderId: number },
): Promise<void> {
  await lockOpenCart(ctx, customerId);
  await lockAddressBook(ctx, customerId);
  const { rowCount } = await ctx.db.client.query(
    `insert into address (customer_id, type_id, is_primary, created_at, updated_at, ${WORDS.join(', ')})
     select $1, a.type_id, true, $3, $3, ${WORDS.map((name) => `a.${name}`).join(', ')}
     from orders o join address a on a.cart_id = o.cart_id
     where o.id = $2 and not exists (
       select from address own where own.customer_id = $1 and own.type_id = a.type_id)`,
    [customerId, orderId, ctx.now()],
  );
  if (rowCount) await choosePrimaryAddresses(ctx, customerId);
}
