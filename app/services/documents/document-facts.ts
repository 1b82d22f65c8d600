import type { DocumentKind, Order, ShopConfiguration } from '../shop-api';

/** What is drawn: a document of the register, or gift cards to be given away. */
export type PaperKind = DocumentKind | 'giftCards';

/** Everything a document is written from; the same facts give the same document. */
/** Whose law an export is free by: Germany's (§ 4 no. 1a UStG), that of another member state, or of elsewhere. */
export type ExportHome = 'germany' | 'union' | 'elsewhere';

export type DocumentFacts = {
  kind: PaperKind;
  number: string;
  /** ISO instant. */
  madeAt: string;
  order: Order;
  /** Number of the order a return comes from; else of the order itself. */
  orderNumber: number;
  /** The invoice that is corrected or taken back. */
  refersTo: { number: string; madeAt: string } | null;
  /** Machines read it as well (EN 16931). */
  isEInvoice: boolean;
  configuration: ShopConfiguration;
  /** ISO 3166 codes of the countries of both addresses; '' where it is not known. */
  countries: { billing: string; delivery: string };
  /** Delivered out of the VAT area of the shop, free of VAT, by the law of where it sits; null: it is none. */
  exportFrom: ExportHome | null;
};
