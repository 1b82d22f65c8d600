const KEYS = ['PREPAYMENT', 'INVOICE'];

/** Is what is paid in this way (payment key in any case) transferred to the account of the seller? */
export function isPaidByTransfer(paymentKey: string): boolean {
  return KEYS.includes(paymentKey.toUpperCase());
}
