/** What the shop has to know of a way to pay; `providers.ts` names them by payment key. */
export type PaymentProvider = {
  /** Paid with or after the goods: the order is confirmed at once, not only when money comes. */
  paysLater: boolean;
  /** The order tells the shopper to which account the money goes. */
  needsBankDetails: boolean;
  /** The rule of ordering that says within how many days to pay; null: the method sees to it. */
  term: 'prepaymentDays' | 'invoiceDays' | 'onlinePaymentDays' | null;
  /**
   * Paid at the payment provider's, under its own name of the way; null: the money comes to the shop's account
   * or to the carrier, the operator books it, and the payment row is all there is to ask.
   */
  online: string | null;
};
