import Pdf from 'pdfkit';
import { fontOf, printable, type Weight } from './fonts';

/** Points of a millimetre. */
export const MM = 72 / 25.4;
/** A4 with the margins of a business letter (DIN 5008). */
export const PAGE = { width: 595.28, height: 841.89, left: 25 * MM, right: 20 * MM } as const;
export const WIDTH = PAGE.width - PAGE.left - PAGE.right;
const TOP = 25 * MM;
const BOTTOM = PAGE.height - 31 * MM;

export const INK = '#1d1c1a';
export const QUIET = '#5d5a54';
export const LINE = '#e4e0d8';

export type TextStyle = {
  x?: number;
  width?: number;
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
};

type Tag = PDFKit.PDFStructureElement;
/** `scope` of a table heading, which the types of PDFKit lack. */
type TagOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' };

/**
 * Pages with a vertical position that advances. All content is tagged for screen readers or marked
 * as decoration, the fonts are embedded, and the file is suitable for archiving (PDF/A-3).
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly #root: Tag;
  readonly #bytes: Promise<Buffer>;
  #parent: Tag;
  y = TOP;
  /** Characters that the font lacks, which were replaced. */
  readonly replaced = new Set<string>();
  /** Called after each page break. */
  onNewPage: () => void = () => {};

  constructor({ lang, title, madeAt }: { lang: string; title: string; madeAt: Date }) {
    this.pdf = new Pdf({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-3b',
      tagged: true,
      displayTitle: true,
      lang,
      info: { Title: title, CreationDate: madeAt },
      font: source(400),
    });
    this.pdf.registerFont('400', source(400)).registerFont('600', source(600));
    this.#bytes = collect(this.pdf);
    this.#root = this.pdf.struct('Document');
    this.pdf.addStructure(this.#root);
    this.#parent = this.#root;
  }

  /** Adds an element for other elements, such as a table or a cell; draws nothing yet. */
  element(tag: string): Tag {
    const element = this.pdf.struct(tag);
    this.#parent.add(element);
    return element;
  }

  /** Adds everything drawn by `draw` to that element. */
  inside(element: Tag, draw: () => void): void {
    const parent = this.#parent;
    this.#parent = element;
    draw();
    this.#parent = parent;
  }

  /** The same for a new element. */
  within(tag: string, draw: () => void): void {
    this.inside(this.element(tag), draw);
  }

  /** Adds an element with the drawing as its content; it must fit on one page. */
  tagged(tag: string, draw: () => void, options: TagOptions = {}): void {
    this.#parent.add(this.pdf.struct(tag, options, draw));
  }

  /** Draws decoration: lines, and what each page repeats. */
  decoration(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Writes text at a height, without changing the position. */
  write(text: string, y: number, style: TextStyle = {}): void {
    const { x = PAGE.left, align = 'left', color = INK } = style;
    const width = style.width ?? WIDTH;
    this.#choose(style).fillColor(color).text(this.#printable(text), x, y, { width, align });
  }

  /** Returns the height of that text. */
  heightOf(text: string, style: TextStyle = {}): number {
    return this.#choose(style).heightOfString(this.#printable(text), {
      width: style.width ?? WIDTH,
    });
  }

  /** Writes a paragraph at the current position, and moves below it. */
  paragraph(tag: string, text: string, style: TextStyle & { after?: number } = {}): void {
    const height = this.heightOf(text, style);
    this.need(height);
    const y = this.y;
    this.tagged(tag, () => this.write(text, y, style));
    this.y = y + height + (style.after ?? 0);
  }

  line(y: number, color = LINE): void {
    this.decoration(() =>
      this.pdf
        .moveTo(PAGE.left, y)
        .lineTo(PAGE.left + WIDTH, y)
        .lineWidth(0.75)
        .stroke(color),
    );
  }

  /** Goes to the next page unless this height still fits. */
  need(height: number): void {
    if (this.y + height > BOTTOM) this.nextPage();
  }

  nextPage(): void {
    this.pdf.addPage();
    this.y = TOP;
    this.onNewPage();
  }

  /** Draws the same decoration on every page. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.decoration(() => draw(page + 1, count));
    }
  }

  /** Closes the file and returns its bytes. */
  end(): Promise<Buffer> {
    this.pdf.end();
    return this.#bytes;
  }

  #printable(text: string): string {
    return printable(text, (sign) => this.replaced.add(sign));
  }

  #choose({ size = 10, weight = 400 }: TextStyle): PDFKit.PDFDocument {
    return this.pdf.font(String(weight)).fontSize(size);
  }
}

/** PDFKit accepts a parsed font of fontkit, which its types lack. */
function source(weight: Weight): string {
  return fontOf(weight) as unknown as string;
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
}
