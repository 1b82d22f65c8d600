import type { PaymentStatus } from '../../shop-api';

export type PaymentRow = { status: string; amount: number; isRefunded: boolean };

/** Payment status of an order (§4) from its total in cents and its payments. */
export function paymentStatus(total: number, payments: PaymentRow[]): PaymentStatus {
  const paid = payments
    .filter((payment) => payment.status === 'paid' && !payment.isRefunded)
    .reduce((sum, payment) => sum + payment.amount, 0);
  if (paid > total) return 'overpaid';
  if (paid === total) return 'fullyPaid';
  if (paid > 0) return 'partlyPaid';
  return payments.some((payment) => payment.status === 'authorized') ? 'prepaid' : 'unpaid';
}
