import type { PaymentProvider } from './provider';

/** Paid to the carrier at the door. */
export const cashOnDelivery: PaymentProvider = {
  paysLater: true,
  needsBankDetails: false,
  term: null,
  online: null,
};
