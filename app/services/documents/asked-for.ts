import type { Cents, Order } from '../shop-api';

/** What of the sum of an invoice is paid already, and what it still asks for; in cents. */
type AmountsDue = { byGiftCards: Cents; byMoney: Cents; open: Cents };

/** The same as page and mail ask for. Money that covers all of it is said in words, not here. */
export function askedFor({ totals, balance, paymentStatusKey }: Order): AmountsDue {
  const byGiftCards = totals.giftCardsValue;
  const rest = totals.totalGross - byGiftCards;
  const isPartPaid = paymentStatusKey === 'partlyPaid';
  const byMoney = isPartPaid ? Math.min(balance.paid - byGiftCards, rest) : 0;
  return { byGiftCards, byMoney, open: rest - byMoney };
}
