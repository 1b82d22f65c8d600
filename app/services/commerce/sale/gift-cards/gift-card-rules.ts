import type { CartGiftCard, Cents } from '../../../shop-api';
import { COUPON_REFUSAL, type CouponRefusal } from '../coupons/coupon-rules';

/** A gift card as it lies in the tables. */
export type GiftCard = {
  id: number;
  code: string;
  currency: string;
  openAmount: Cents;
  validTo: Date | null;
  isBlocked: boolean;
};

export type GiftCardRefusal = { card: Pick<GiftCard, 'id' | 'code'>; refusal: CouponRefusal };

/** Cards an order can be paid with at most. */
export const MOST_GIFT_CARDS = 5;

/**
 * What each of these cards pays of `payable` cents: the first one as much as it can, then the next.
 * Those that cannot be used (any more) are `refused`.
 */
export function applyGiftCards(
  cards: GiftCard[],
  { payable, currency, now }: { payable: Cents; currency: string; now: Date },
): { used: CartGiftCard[]; refused: GiftCardRefusal[] } {
  const used: CartGiftCard[] = [];
  const refused: GiftCardRefusal[] = [];
  let rest = payable;
  for (const card of cards) {
    const refusal = refuseGiftCard(card, currency, now);
    if (refusal) refused.push({ card, refusal });
    else {
      const amount = Math.min(rest, card.openAmount);
      rest -= amount;
      used.push({ id: card.id, ending: endingOf(card), amount, openAmount: card.openAmount });
    }
  }
  return { used, refused };
}

function refuseGiftCard(
  { currency, openAmount, validTo, isBlocked }: GiftCard,
  shopCurrency: string,
  now: Date,
): CouponRefusal | null {
  if (isBlocked || currency !== shopCurrency) return COUPON_REFUSAL.unknownOrUsed;
  if (validTo && now >= validTo) return COUPON_REFUSAL.expired;
  return openAmount > 0 ? null : COUPON_REFUSAL.noOpenAmount;
}

/** What is shown of a code to who has given it, and to nobody more: its last four. */
export function endingOf({ code }: Pick<GiftCard, 'code'>): string {
  return code.slice(-4);
}
