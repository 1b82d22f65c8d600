import type { Logo } from '../images';
import type { DocumentKind, Order, ShopConfiguration } from '../shop-api';

/** A document of the register, or gift cards to be given away. */
export type PdfKind = DocumentKind | 'giftCards';

/** The data of a document; equal facts give equal documents. */
export type DocumentFacts = {
  kind: PdfKind;
  number: string;
  /** ISO instant. */
  madeAt: string;
  order: Order;
  /** Number of the original order for a return; otherwise of the order itself. */
  orderNumber: number;
  /** The invoice that it corrects or cancels. */
  refersTo: { number: string; madeAt: string } | null;
  /** Also machine-readable (EN 16931). */
  isEInvoice: boolean;
  configuration: ShopConfiguration;
  /** The shop's logo, shown instead of its name. */
  logo?: Logo;
  /** ISO 3166 codes of the countries of both addresses; '' if unknown. */
  countries: { billing: string; delivery: string };
};
