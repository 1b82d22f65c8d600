import type { PaymentProvider } from './provider';

/** Paid to the carrier on delivery. */
export const cashOnDelivery: PaymentProvider = {
  paysLater: true,
  needsBankDetails: false,
  term: null,
  online: null,
};
