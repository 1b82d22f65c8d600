import type { DocumentKind } from '../../../../shop-api';

/** The prefix of the numbers of each kind of document. */
export const DOCUMENT_PREFIX: Readonly<Record<DocumentKind, string>> = {
  orderConfirmation: 'AB',
  invoice: 'RE',
  deliveryNote: 'LS',
  returnNote: 'RS',
  creditNote: 'RK',
  reversalDocument: 'ST',
  receipt: 'QU',
};
