import type { DocumentKind } from '../../../../shop-api';

/** What the number of each kind of document begins with. */
export const DOCUMENT_PREFIX: Readonly<Record<DocumentKind, string>> = {
  orderConfirmation: 'AB',
  invoice: 'RE',
  deliveryNote: 'LS',
  returnNote: 'RS',
  creditNote: 'RK',
  reversalDocument: 'ST',
  receipt: 'QU',
};
