import type { PaymentState } from '../../../../../database/schema';
import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { isOpenThere } from './next-check';
import { findPaymentsOf, type OnlinePaymentRow } from './online-payment-row';
import { syncPayment } from './sync-payment';

/**
 * Determines the state of an order's money: queries the provider for its payments without a final
 * state; for other methods the payment row is the only source. Never in a transaction. Throws
 * `order.notFound` and, where the provider fails, a `PaymentProviderError`.
 */
export async function askProvider(ctx: CommerceContext, orderId: number): Promise<PaymentState> {
  const online = ctx.mollie ? await findPaymentsOf(ctx, orderId) : [];
  for (const payment of online) {
    if (isUnderWay(payment)) await syncPayment(ctx, payment.id);
  }
  const { rows } = await ctx.db.client.query<{ status: PaymentState }>(
    `select status from payment where order_id = $1
     order by status = 'paid' desc, attempt desc limit 1`,
    [orderId],
  );
  if (!rows[0]) throw new ShopError('order.notFound');
  return rows[0].status;
}

/** Whether the provider has not reported a final state of the payment. */
export function isUnderWay({ providerId, providerStatus, mismatchAt }: OnlinePaymentRow): boolean {
  const isOpen = providerStatus !== null && isOpenThere(providerStatus);
  return providerId !== null && (isOpen || mismatchAt !== null);
}
