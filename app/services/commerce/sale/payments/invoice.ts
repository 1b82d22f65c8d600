import type { PaymentProvider } from './provider';

/** Paid by bank transfer after the goods have come; the invoice names the account. */
export const invoice: PaymentProvider = {
  paysLater: true,
  needsBankDetails: false,
  term: 'invoiceDays',
  online: null,
};
