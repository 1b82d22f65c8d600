import type { PaymentProvider } from './provider';

export const GIFT_CARD_KEY = 'GIFT_CARD';

/** Paid with the order itself, by gift cards that cover all of it: nothing is due afterwards. */
export const giftCard: PaymentProvider = {
  paysLater: true,
  needsBankDetails: false,
  term: null,
  online: null,
};
