/** Payment keys of bank transfers to the shop's account, in capitals: before or after the goods. */
export const TRANSFER_KEYS = ['PREPAYMENT', 'INVOICE'];
