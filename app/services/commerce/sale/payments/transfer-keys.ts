/** Payment keys of what comes to the shop's account by a transfer, in capitals: before or after the goods. */
export const TRANSFER_KEYS = ['PREPAYMENT', 'INVOICE'];
