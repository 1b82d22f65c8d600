import {
  isShopError,
  migrateOrderInputSchema,
  ShopError,
  type MigrateOrderInput,
} from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { getOrder } from '../../orders/order/get-order';
import { hasBought } from '../../orders/order/has-bought';
import { takeOrderAddresses } from '../../sale/addresses/take-order-addresses';
import { currentCustomer } from './current-customer';

/**
 * Moves an order that was placed as a guest into the account of a customer who may see it: by its
 * access key and the device that placed it, or a proof (§4, open point 1.2). One that is in this
 * account already stays there. An account without addresses gets those of the order. A customer who
 * did not place it gets no access to gift card codes by that (`hasBought`). Throws
 * `order.migrateUnauthorized` (403) for one in another account, and what `getOrder` throws.
 */
export async function migrateGuestOrderToCustomer(
  ctx: CommerceContext,
  input: MigrateOrderInput,
): Promise<void> {
  const customer = currentCustomer(ctx);
  const wish = migrateOrderInputSchema.parse(input);
  const order = await getOrder(ctx, wish).catch((error: unknown) => {
    // The order belongs to another account.
    throw isShopError(error, 'order.additionalAuthenticationRequiredLogin')
      ? unauthorised()
      : error;
  });
  const isClaimed = !(await hasBought(ctx, order.id));
  await transact(ctx, async (ctx) => {
    await takeOrderAddresses(ctx, { customerId: customer.id, orderId: order.id });
    const { rowCount } = await ctx.db.client.query(
      `update orders set customer_id = $2,
         is_claimed = case when customer_id is null then $3 else is_claimed end
       where id = $1 and (customer_id is null or customer_id = $2)`,
      [order.id, customer.id, isClaimed],
    );
    if (rowCount === 0) throw unauthorised();
  });
}

function unauthorised(): ShopError {
  return new ShopError('order.migrateUnauthorized');
}
