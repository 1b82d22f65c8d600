import type { PaymentRow } from '~/services/commerce/orders/balance/payment-row';

/** An open payment of 10 euros to the shop's account. */
export function paymentRow(changes: Partial<PaymentRow> = {}): PaymentRow {
  return {
    attempt: 1,
    status: 'open',
    amount: 1000,
    received: 0,
    refunded: 0,
    chargedBack: 0,
    isOnline: false,
    isUnderReview: false,
    isRefunding: false,
    ...changes,
  };
}
