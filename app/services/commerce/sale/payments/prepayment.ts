import type { PaymentProvider } from './provider';

/** Paid by bank transfer before the goods are sent: the order waits for its money for some days. */
export const prepayment: PaymentProvider = {
  paysLater: false,
  needsBankDetails: true,
  term: 'prepaymentDays',
  online: null,
};
