import type { CartGiftCard, Cents } from '../../../shop-api';
import { COUPON_REFUSAL, type CouponRefusal } from '../coupons/coupon-rules';

/** A gift card as it is stored in the tables. */
export type GiftCard = {
  id: number;
  code: string;
  currency: string;
  openAmount: Cents;
  validTo: Date | null;
  isBlocked: boolean;
};

export type GiftCardRefusal = { card: Pick<GiftCard, 'id' | 'code'>; refusal: CouponRefusal };

/** Maximum number of cards for an order. */
export const MOST_GIFT_CARDS = 5;

type Bill = {
  payable: Cents;
  /** Only gift cards are bought. */
  isGiftCardsAlone?: boolean;
  currency: string;
  now: Date;
};

/**
 * The amounts these cards pay of `payable` cents: the first one as much as it can, then the next.
 * Cards that cannot be used (any more) are `refused`.
 */
export function applyGiftCards(
  cards: GiftCard[],
  bill: Bill,
): { used: CartGiftCard[]; refused: GiftCardRefusal[] } {
  const used: CartGiftCard[] = [];
  const refused: GiftCardRefusal[] = [];
  let rest = bill.payable;
  for (const card of cards) {
    const refusal = refuseGiftCard(card, bill);
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
  { currency: shopCurrency, now, isGiftCardsAlone }: Bill,
): CouponRefusal | null {
  if (isBlocked || currency !== shopCurrency) return COUPON_REFUSAL.unknownOrUsed;
  if (validTo && now >= validTo) return COUPON_REFUSAL.expired;
  if (openAmount <= 0) return COUPON_REFUSAL.noOpenAmount;
  return isGiftCardsAlone ? COUPON_REFUSAL.onlyGiftCards : null;
}

/** The last four characters of a code, shown only to the visitor who entered it. */
export function endingOf({ code }: Pick<GiftCard, 'code'>): string {
  return code.slice(-4);
}
