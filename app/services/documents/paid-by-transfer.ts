const KEYS = ['PREPAYMENT', 'INVOICE'];

/** Is this payment method (payment key in any case) a transfer to the account of the seller? */
export function isPaidByTransfer(paymentKey: string): boolean {
  return KEYS.includes(paymentKey.toUpperCase());
}
