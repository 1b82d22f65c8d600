/** The shop's facts about a payment method; `providers.ts` lists them by payment key. */
export type PaymentProvider = {
  /** Paid with or after the goods: the order is confirmed immediately, before money comes. */
  paysLater: boolean;
  /** The order shows the account for the money to the shopper. */
  needsBankDetails: boolean;
  /** The setting with the days to pay; null: the method has no term here. */
  term: 'prepaymentDays' | 'invoiceDays' | 'onlinePaymentDays' | null;
  /**
   * The name of the method at the payment provider; null: the money comes to the shop's account or
   * to the carrier, the operator books it, and the payment row is the only record.
   */
  online: string | null;
};
