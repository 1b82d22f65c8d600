import type { Locale } from '~/i18n/locales';
import type { QrSquare } from '~/lib/qr-square.server';
import type { Logo } from '../images';

export type Fact = { label: string; value: string };

/** A line of goods. `details` are below its name; `amounts` in the following columns. */
export type GoodsRow = { name: string; details: string[]; amounts: string[] };

export type PdfPart =
  | { kind: 'heading'; text: string }
  /** The next part begins a new page. */
  | { kind: 'page' }
  | { kind: 'paragraph'; text: string }
  /** `columns` are the headings of the amounts, each with its width in points. */
  | { kind: 'goods'; name: string; columns: { label: string; width: number }[]; rows: GoodsRow[] }
  | { kind: 'sums'; rows: (Fact & { strong?: boolean })[] }
  | { kind: 'facts'; rows: Fact[] }
  /** Data of a transfer, with its code: `label` describes it, `hint` explains its use. */
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
  /** The title of the document, with its number. */
  title: string;
  shopName: string;
  /** Shown at the top instead of the name. */
  logo?: Logo | undefined;
  /** The sender above the address, in one line. */
  sender: string;
  recipient: string[];
  /** Numbers and dates beside the address. */
  facts: Fact[];
  parts: PdfPart[];
  /** Company data at the foot of every page (L-79), in columns. */
  footer: string[][];
  /** "Page 1 of 2". */
  pageLabel: (page: number, pages: number) => string;
  /** ISO instant; also the date of the file. */
  madeAt: string;
};
