import type { Locale } from '~/i18n/locales';
import type { QrSquare } from '~/lib/qr-square.server';
import type { Logo } from '../images';

export type Fact = { label: string; value: string };

/** A line of goods. `details` stand below its name; `amounts` in the columns after it. */
export type GoodsRow = { name: string; details: string[]; amounts: string[] };

export type PdfPart =
  | { kind: 'heading'; text: string }
  /** What follows begins a page of its own. */
  | { kind: 'page' }
  | { kind: 'paragraph'; text: string }
  /** `columns` names the amounts, each with its width in points. */
  | { kind: 'goods'; name: string; columns: { label: string; width: number }[]; rows: GoodsRow[] }
  | { kind: 'sums'; rows: (Fact & { strong?: boolean })[] }
  | { kind: 'facts'; rows: Fact[] }
  /** How money is transferred, with the code of it: `label` says what it is, `hint` what it is for. */
  | {
      kind: 'transfer';
      title: string;
      terms: string;
      rows: Fact[];
      code: { square: QrSquare; label: string; hint: string };
    };

/** The content of a PDF on letter paper of the shop, before it is drawn. */
export type PdfDocument = {
  lang: Locale;
  /** What the document is called, with its number. */
  title: string;
  shopName: string;
  /** Stands at the top in place of the name. */
  logo?: Logo | undefined;
  /** The sender above the address, in one line. */
  sender: string;
  recipient: string[];
  /** Beside the address: numbers and dates. */
  facts: Fact[];
  parts: PdfPart[];
  /** Company data at the foot of every page (L-79), in columns. */
  footer: string[][];
  /** "Page 1 of 2". */
  pageLabel: (page: number, pages: number) => string;
  /** ISO instant; also that of the file. */
  madeAt: string;
};
