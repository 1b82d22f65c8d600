import type { RefundReason } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { returnToGiftCards } from './return-to-gift-cards';
import { unnotedRefund } from '../balance/balance';
import { loadBalanceFacts } from '../balance/balance-facts';
import { writeRefund } from './write-refund';

/**
 * Writes a row for the refund of a locked order that has no row yet: its money is refunded through
 * the payment provider or waits for the operator (`repayPayments`), the part paid by gift cards is
 * on them again immediately. Returns the amount in cents; 0: nothing was written.
 */
export async function noteRefund(
  ctx: CommerceContext,
  orderId: number,
  reason: Exclude<RefundReason, 'returned' | 'provider'>,
): Promise<Cents> {
  const { money, giftCards } = unnotedRefund(await loadBalanceFacts(ctx, orderId));
  if (money + giftCards === 0) return 0;
  await writeRefund(ctx, { orderId, reason, money, giftCards });
  await returnToGiftCards(ctx, orderId, giftCards);
  return money + giftCards;
}
