import { giftCardCode } from '~/services/shop-api/entities/gift-card-code';
import { ShopError, type CartGiftCard } from '../../../shop-api';
import { COUPON_REFUSAL, type CouponRefusal } from '../../sale/coupons/coupon-rules';
import {
  applyGiftCards,
  MOST_GIFT_CARDS,
  type GiftCard,
} from '../../sale/gift-cards/gift-card-rules';
import type { CommerceContext } from '../../core/commerce-context';

/**
 * What gift cards with these codes pay of a locked offer: the first as much as it can, then the
 * next; none of them pays for gift cards that are offered, nor for the fee of another payment
 * method. Throws the `coupon.*` error of a code that is unknown or of a card that cannot be used.
 */
export async function giftCardsFor(
  ctx: CommerceContext,
  offerId: number,
  typed: readonly string[],
): Promise<CartGiftCard[]> {
  const codes = [...new Set(typed.map(giftCardCode))].filter(Boolean);
  if (codes.length === 0) return [];
  if (codes.length > MOST_GIFT_CARDS) throw tooManyCards();
  const cards = await loadCards(ctx, codes);
  if (cards.length < codes.length) throw notUsable(COUPON_REFUSAL.unknownOrUsed);
  const { rows } = await ctx.db.client.query<{ payable: number; currency: string }>(
    `select o.currency, o.total - o.payment_fee_gross - (select coalesce(sum(gross), 0) from order_line
       where order_id = o.id and is_gift_card)::bigint as payable
     from orders o where o.id = $1`,
    [offerId],
  );
  const { used, refused } = applyGiftCards(cards, { ...rows[0]!, now: ctx.now() });
  if (refused[0]) throw notUsable(refused[0].refusal);
  return used.filter(({ amount }) => amount > 0);
}

/** In the order in which they were typed. */
async function loadCards({ db }: CommerceContext, codes: string[]): Promise<GiftCard[]> {
  const { rows } = await db.client.query<GiftCard>(
    `select id, code, currency, open_amount, valid_to,
       is_blocked
     from gift_card where code = any($1) order by array_position($1, code)`,
    [codes],
  );
  return rows;
}

/** The error for a gift card code that cannot pay, or has nothing left. */
export function notUsable({ key, notice }: CouponRefusal): ShopError {
  return new ShopError(key, { cause: { notice } });
}

/** The error for more codes than an order can be paid with. */
export function tooManyCards(): ShopError {
  return new ShopError('coupon.tooManyGiftCards', { cause: { most: MOST_GIFT_CARDS } });
}
