import type { Cents, Order } from '../shop-api';

/** The paid and the open part of an invoice; in cents. */
type AmountsDue = { byGiftCards: Cents; byMoney: Cents; open: Cents };

/** Returns the same amounts as page and mail. A full payment is stated in words elsewhere. */
export function askedFor({ totals, balance, paymentStatusKey }: Order): AmountsDue {
  const byGiftCards = totals.giftCardsValue;
  const rest = totals.totalGross - byGiftCards;
  const isPartPaid = paymentStatusKey === 'partlyPaid';
  const byMoney = isPartPaid ? Math.min(balance.paid - byGiftCards, rest) : 0;
  return { byGiftCards, byMoney, open: rest - byMoney };
}
