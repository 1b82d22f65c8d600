import type { RefundReason } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { unnotedRefund } from '../owed/owed';
import { loadOwedFacts } from '../owed/owed-facts';

/**
 * Writes a row for what of a locked order has to be paid back and stands in no row yet; it waits for
 * the operator (`repayPayments`). Gives how much that is in cents; 0: nothing was written.
 */
export async function noteRefund(
  ctx: CommerceContext,
  orderId: number,
  reason: Exclude<RefundReason, 'returned'>,
): Promise<Cents> {
  const amount = unnotedRefund(await loadOwedFacts(ctx, orderId));
  if (amount > 0) {
    await ctx.db.client.query(
      'insert into refund (order_id, reason, amount, asked_at) values ($1, $2, $3, $4)',
      [orderId, reason, amount, ctx.now()],
    );
  }
  return amount;
}
