import type { PaymentBooked } from '../app/services/commerce/orders/order/confirm-payment';

/** What an operator reads of money that was booked. */
export const BOOKED: Record<PaymentBooked, string> = {
  confirmed: 'paid',
  partlyPaid: 'paid in part; the rest is still due',
  overpaid: 'paid; what came too much is booked and has to be paid back',
  alreadyPaid: 'was paid already, nothing changed',
  nothingDue: 'has nothing to be paid; if money came all the same, say how much with --amount',
  orderCancelled: 'is cancelled or withdrawn from; the money is booked and has to be paid back',
  surplus: 'was paid already; the money is booked and has to be paid back',
};
