import type { Logo } from '../images';
import type { DocumentKind, Order, ShopConfiguration } from '../shop-api';

/** What is drawn: a document of the register, or gift cards to be given away. */
export type PdfKind = DocumentKind | 'giftCards';

/** Everything a document is written from; the same facts give the same document. */
export type DocumentFacts = {
  kind: PdfKind;
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
  /** Of the shop, in place of its name at the top. */
  logo?: Logo;
  /** ISO 3166 codes of the countries of both addresses; '' where it is not known. */
  countries: { billing: string; delivery: string };
};
