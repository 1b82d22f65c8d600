import type { PaymentState } from '../../../../../database/schema';
import { ShopError } from '../../../shop-api';
import type { PaymentProvider } from './provider';

/**
 * Money nobody else handles: it comes to the shop's account or to the carrier, the operator books
 * it, and the payment row is all there is to ask. `sync` throws `order.notFound`.
 */
export const ownBooks: Pick<PaymentProvider, 'create' | 'sync'> = {
  create: async () => ({ type: 'continue', value: '' }),
  async sync(ctx, orderId) {
    const { rows } = await ctx.db.client.query<{ status: PaymentState }>(
      `select status from payment where order_id = $1
       order by status = 'paid' desc, attempt desc limit 1`,
      [orderId],
    );
    if (!rows[0]) throw new ShopError('order.notFound', { code: 404 });
    return rows[0].status;
  },
};
