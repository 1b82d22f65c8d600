import type { Cents } from '../../../shop-api';
import { vatPart, type VatPart } from '../../sale/cart/split-totals';
import type { CommerceContext } from '../../core/commerce-context';
import { billedOf, correctionOf } from '../order/billed';
import { loadBilledFacts } from '../order/billed-facts';
import { payBack } from '../order/pay-back';
import { returnToGiftCards } from '../order/return-to-gift-cards';
import { writeRefund } from '../order/write-refund';
import { unnotedRefund } from '../balance/balance';
import { loadBalanceFacts } from '../balance/balance-facts';

type SettledReturn = { orderId: number; returnId: number };

/**
 * Settles a return that was just refunded, with its order locked: as far as it was paid its money
 * is refunded, to gift cards too, the rest of it lowers the bill; either way a row records the
 * refunded amount. Its VAT is the excess of the bill without it (§ 17 UStG).
 */
export async function settleReturn(ctx: CommerceContext, settled: SettledReturn): Promise<void> {
  const { orderId, returnId } = settled;
  const { money, giftCards } = unnotedRefund(await loadBalanceFacts(ctx, orderId));
  const { rows } = await ctx.db.client.query<{ placedAt: Date }>(
    'select placed_at from orders where id = $1',
    [returnId],
  );
  const askedAt = rows[0]!.placedAt;
  const refund = { orderId, returnId, reason: 'returned', money, giftCards, askedAt } as const;
  const byHand = await writeRefund(ctx, refund);
  if (byHand > 0) await payBack(ctx, orderId, byHand);
  await returnToGiftCards(ctx, orderId, giftCards);
  await correctTaxes(ctx, settled);
}

async function correctTaxes(
  ctx: CommerceContext,
  { orderId, returnId }: SettledReturn,
): Promise<void> {
  const billed = billedOf(await loadBilledFacts(ctx, orderId)).vats;
  const { rows } = await ctx.db.client.query<{
    id: number;
    rate: number;
    net: Cents;
    vat: Cents;
  }>(
    `select t.order_id as id, t.rate, t.net, t.vat from order_tax t join orders o on o.id = t.order_id
     where o.origin_order_id = $1 and o.type_id = 3 and o.status = 'refunded'`,
    [orderId],
  );
  const corrected = rows
    .filter(({ id }) => id === returnId)
    .map(({ rate, net, vat }) => {
      const others = rows.filter((row) => row.rate === rate && row.id !== returnId);
      return correctionOf(leftOf(billed, rate, others), { rate, gross: net + vat });
    });
  await ctx.db.client.query(
    `update order_tax t set net = c.net, vat = c.vat
     from unnest($2::int[], $3::bigint[], $4::bigint[]) c(rate, net, vat)
     where t.order_id = $1 and t.rate = c.rate`,
    [
      returnId,
      corrected.map(({ rate }) => rate),
      corrected.map(({ net }) => net),
      corrected.map(({ vat }) => vat),
    ],
  );
}

/** The rest of a bill at one rate after the earlier corrections. */
function leftOf(billed: VatPart[], rate: number, before: { net: Cents; vat: Cents }[]): VatPart {
  const whole = billed.find((part) => part.rate === rate) ?? vatPart(rate, 0);
  const net = before.reduce((rest, row) => rest - row.net, whole.net);
  const vat = before.reduce((rest, row) => rest - row.vat, whole.vat);
  return { rate, gross: net + vat, net, vat };
}
