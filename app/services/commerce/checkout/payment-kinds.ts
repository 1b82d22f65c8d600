/** Paid by bank transfer before the goods are sent: the order waits for its money for some days. */
export function isPrepayment(paymentKey: string): boolean {
  return paymentKey.toUpperCase() === 'PREPAYMENT';
}

/** Paid by bank transfer after the goods have come. */
export function isInvoice(paymentKey: string): boolean {
  return paymentKey.toUpperCase() === 'INVOICE';
}

/** Paid with or after the goods: the order is confirmed at once. */
export function isPaidLater(paymentKey: string): boolean {
  return isInvoice(paymentKey) || paymentKey.toUpperCase() === 'CASH_ON_DELIVERY';
}
