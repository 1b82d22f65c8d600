import type { RefundReason } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { returnToGiftCards } from './return-to-gift-cards';
import { unnotedRefund } from '../owed/owed';
import { loadOwedFacts } from '../owed/owed-facts';

/**
 * Writes a row for what of a locked order has to be paid back and stands in no row yet: its money waits
 * for the operator (`repayPayments`), what gift cards paid is on them again at once. Gives how much
 * that is in cents; 0: nothing was written.
 */
export async function noteRefund(
  ctx: CommerceContext,
  orderId: number,
  reason: Exclude<RefundReason, 'returned'>,
): Promise<Cents> {
  const { money, giftCards } = unnotedRefund(await loadOwedFacts(ctx, orderId));
  if (money + giftCards === 0) return 0;
  await ctx.db.client.query(
    `insert into refund (order_id, reason, amount, gift_card_amount, asked_at, repaid_at)
     values ($1, $2, $3::bigint, $4, $5, case when $3 = 0 then $5::timestamptz end)`,
    [orderId, reason, money, giftCards, ctx.now()],
  );
  await returnToGiftCards(ctx, orderId, giftCards);
  return money + giftCards;
}
