import type { PaymentStatus } from '../../../shop-api';
import { balanceOf, type BalanceFacts } from './balance';

/**
 * Payment status of an order (§4) by what it costs now: what was withdrawn from before it was sent or
 * comes back need not be paid (`nothingDue`), and is paid back where it was (`refundDue`).
 */
export function paymentStatus(facts: BalanceFacts): PaymentStatus {
  const { price, paid, due } = balanceOf(facts);
  const refunded =
    facts.payments.reduce((sum, payment) => sum + payment.refunded, 0) +
    facts.giftCards.reduce((sum, { returned }) => sum + returned, 0);
  if (paid > price) return paid > facts.total ? 'overpaid' : 'refundDue';
  if (paid === 0 && refunded > 0) return 'refunded';
  // Of what had not come as a whole, the rest is still asked for.
  const isPartBack = due > 0 ? paid + refunded >= price : price < facts.total;
  if (refunded > 0 && isPartBack) return 'partlyRefunded';
  if (due === 0) return paid > 0 || facts.total === 0 ? 'fullyPaid' : 'nothingDue';
  if (paid > 0) return 'partlyPaid';
  return facts.payments.some(({ status }) => status === 'authorized') ? 'prepaid' : 'unpaid';
}
