import { migrateOrderInputSchema, ShopError, type MigrateOrderInput } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { getOrder } from '../orders/get-order';
import { currentCustomer } from './signed-in';

/**
 * Puts an order that was placed as a guest into the account, for who may see it: by its access key
 * and the device that placed it, or a proof (§4, open point 1.2). One that is in this account already
 * stays there. Throws `order.migrateUnauthorized` (403) for one that is in another account, and what
 * `getOrder` throws.
 */
export async function migrateGuestOrderToCustomer(
  ctx: CommerceContext,
  input: MigrateOrderInput,
): Promise<void> {
  const customer = currentCustomer(ctx);
  const order = await getOrder(ctx, migrateOrderInputSchema.parse(input));
  const { rowCount } = await ctx.db.client.query(
    `update orders set customer_id = $2
     where id = $1 and (customer_id is null or customer_id = $2)`,
    [order.id, customer.id],
  );
  if (rowCount === 0) throw new ShopError('order.migrateUnauthorized', { code: 403 });
}
