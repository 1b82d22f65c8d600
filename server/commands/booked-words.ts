import type { BookedByHand } from '../../app/services/commerce/orders/online-payments/book-by-hand';

/** The message to the operator for each result of a booking. */
export const BOOKED: Record<BookedByHand, string> = {
  confirmed: 'paid',
  partlyPaid: 'paid in part; the rest is still due',
  overpaid: 'paid; what came too much is booked and has to be paid back',
  alreadyPaid: 'was paid already, nothing changed',
  nothingDue:
    'has nothing to be paid; if a payment arrived all the same, state its sum with --amount',
  orderCancelled: 'is cancelled or withdrawn from; the money is booked and has to be paid back',
  notPaidThere:
    'the payment provider says that this attempt is not paid, nothing changed; a payment by another method is booked without its number',
  providerAway: 'the payment provider cannot be asked now, nothing changed',
  duplicate: 'was paid already; the money is booked and has to be paid back',
};
