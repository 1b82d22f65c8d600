import type { CommerceContext } from '../../core/commerce-context';

/** Two browsers of a customer created a cart concurrently; the second uses the first one's. */
export async function lockCartBegunElsewhere(
  ctx: CommerceContext,
  customerId: number,
): Promise<{ id: number }> {
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `update cart set version = version + 1, updated_at = $2
     where customer_id = $1 and status = 'open' returning id`,
    [customerId, ctx.now()],
  );
  return rows[0]!;
}

/** Locks the customer's cart; callers that lock the address book too lock the cart first. */
export async function lockOpenCart({ db }: CommerceContext, customerId: number): Promise<void> {
  await db.client.query(`select from cart where customer_id = $1 and status = 'open' for update`, [
    customerId,
  ]);
}

/**
 * If no address was chosen yet, a customer's open cart gets their primary addresses (open point
 * 1.5), so that it is priced for the addresses that the checkout shows first.
 */
export async function choosePrimaryAddresses(
  ctx: CommerceContext,
  customerId: number,
): Promise<void> {
  await ctx.db.client.query({
    name: 'cart_choose_primary',
    text: `update cart set
             shipping_address_id = coalesce(shipping_address_id, primary_of.shipping),
             shipping_country_id = coalesce(
               (select country_id from address
                 where id = coalesce(cart.shipping_address_id, primary_of.shipping)),
               cart.shipping_country_id),
             invoice_address_id = coalesce(invoice_address_id, primary_of.billing)
           from (select min(id) filter (where type_id = 2) as shipping,
                        min(id) filter (where type_id = 1) as billing
                   from address where customer_id = $1 and is_primary) primary_of
           where customer_id = $1 and status = 'open'`,
    values: [customerId],
  });
}
