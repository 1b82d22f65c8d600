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
/** `scope`: what a heading of a table is for, which the types of PDFKit do not know yet. */
type TagOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' };

/**
 * Pages with a place on them that moves down. Everything drawn is tagged for screen readers or said to
 * be decoration, the fonts are embedded, and the file is fit to be kept (PDF/A-3).
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly #root: Tag;
  readonly #bytes: Promise<Buffer>;
  #parent: Tag;
  y = TOP;
  /** Signs that the font lacks; they are written in other letters. */
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

  /** An element that holds others, such as a table or a cell; nothing is drawn yet. */
  element(tag: string): Tag {
    const element = this.pdf.struct(tag);
    this.#parent.add(element);
    return element;
  }

  /** What is drawn meanwhile belongs to that element. */
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

  /** An element of its own with what is drawn as its content; it lies on one page. */
  tagged(tag: string, draw: () => void, options: TagOptions = {}): void {
    this.#parent.add(this.pdf.struct(tag, options, draw));
  }

  /** Drawn for the eye alone: lines, and what each page repeats. */
  decoration(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Writes text at a height, without moving on. */
  write(text: string, y: number, style: TextStyle = {}): void {
    const { x = PAGE.left, align = 'left', color = INK } = style;
    const width = style.width ?? WIDTH;
    this.#choose(style).fillColor(color).text(this.#printable(text), x, y, { width, align });
  }

  /** How high that text is. */
  heightOf(text: string, style: TextStyle = {}): number {
    return this.#choose(style).heightOfString(this.#printable(text), {
      width: style.width ?? WIDTH,
    });
  }

  /** A paragraph of its own at the present place, which moves below it. */
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

  /** Goes to the next page unless so much still fits. */
  need(height: number): void {
    if (this.y + height > BOTTOM) this.nextPage();
  }

  nextPage(): void {
    this.pdf.addPage();
    this.y = TOP;
    this.onNewPage();
  }

  /** Draws the same on every page, for the eye alone. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.decoration(() => draw(page + 1, count));
    }
  }

  /** Closes the file and gives its bytes. */
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

/** PDFKit takes a font that fontkit has read, which its types do not know. */
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
