import type { PaymentStatus } from '../../../shop-api';
import { balanceOf, type BalanceFacts } from './balance';

/**
 * Payment status of an order (§4) by its price now: goods withdrawn from before they were sent or
 * returned need not be paid (`nothingDue`), and are refunded where they were paid (`refundDue`).
 */
export function paymentStatus(facts: BalanceFacts): PaymentStatus {
  const { price, paid, due } = balanceOf(facts);
  const refunded =
    facts.payments.reduce((sum, payment) => sum + payment.refunded, 0) +
    facts.giftCards.reduce((sum, { returned }) => sum + returned, 0);
  if (paid > price) return paid > facts.total ? 'overpaid' : 'refundDue';
  if (paid === 0 && refunded > 0) return 'refunded';
  // Of an amount that had not been paid in full, the rest is still due.
  const isPartBack = due > 0 ? paid + refunded >= price : price < facts.total;
  if (refunded > 0 && isPartBack) return 'partlyRefunded';
  if (due === 0) return paid > 0 || facts.total === 0 ? 'fullyPaid' : 'nothingDue';
  if (paid > 0) return 'partlyPaid';
  return facts.payments.some(({ status }) => status === 'authorized') ? 'prepaid' : 'unpaid';
}
