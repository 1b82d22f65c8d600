import type { QrSquare } from '~/lib/qr-square.server';
import type { Logo } from '../images';
import type { Fact, GoodsRow, PdfDocument, PdfPart } from './pdf-document';
import { LINE, MM, PAGE, QUIET, Sheet, WIDTH } from './sheet';

const SMALL = 8.5;
const GAP = 8;
/** The top of the address and of the facts beside it (DIN 5008, form B). */
const ADDRESS_TOP = 45 * MM;
const FACTS_WIDTH = 75 * MM;
const SUMS_WIDTH = 90 * MM;
/** The maximum size of a logo above the address. */
const LOGO = { width: 85 * MM, height: 16 * MM };
/** A side of the payment code with its white margin; without it at least 20 mm. */
const CODE = 28 * MM;
/** Parts up to this height are not split across pages. */
const KEEP = 150 * MM;

/** Draws a letter, complete except for `end()`, so that files can be embedded before. */
export function drawPdf(pdf: PdfDocument): Sheet {
  const sheet = new Sheet({
    lang: pdf.lang,
    title: pdf.title,
    madeAt: new Date(pdf.madeAt),
  });
  drawHead(sheet, pdf);
  sheet.paragraph('H1', pdf.title, { size: 17, weight: 600, after: 2 * GAP });
  for (const part of pdf.parts) drawPart(sheet, part);
  drawFeet(sheet, pdf);
  return sheet;
}

function drawHead(sheet: Sheet, pdf: PdfDocument): void {
  sheet.y = 18 * MM;
  if (pdf.logo) drawLogo(sheet, pdf.logo, pdf.shopName);
  else sheet.paragraph('P', pdf.shopName, { size: 20, weight: 600 });
  sheet.y = ADDRESS_TOP;
  sheet.paragraph('P', pdf.sender, { size: 7.5, color: QUIET, width: 85 * MM, after: 4 });
  sheet.paragraph('P', pdf.recipient.join('\n'), { size: 10.5, width: 85 * MM });
  const below = sheet.y;
  sheet.y = ADDRESS_TOP;
  drawFacts(sheet, pdf.facts, { x: PAGE.left + WIDTH - FACTS_WIDTH, width: FACTS_WIDTH });
  sheet.y = Math.max(below, sheet.y, ADDRESS_TOP + 36 * MM) + 2 * GAP;
}

function drawLogo(sheet: Sheet, { png }: Logo, alt: string): void {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const draw = () => sheet.pdf.image(bytes, PAGE.left, sheet.y, { fit: [LOGO.width, LOGO.height] });
  sheet.tagged('Figure', draw, { alt });
}

function drawPart(sheet: Sheet, part: PdfPart): void {
  switch (part.kind) {
    case 'heading':
      return drawHeading(sheet, part.text);
    case 'paragraph':
      return sheet.paragraph('P', part.text, { after: GAP });
    case 'page':
      return sheet.nextPage();
    case 'facts':
      drawFacts(sheet, part.rows, { x: PAGE.left, width: WIDTH * 0.7 });
      sheet.y += GAP;
      return;
    case 'transfer':
      return drawTransfer(sheet, part);
    case 'goods':
      return drawGoods(sheet, part);
    case 'sums':
      return drawSums(sheet, part.rows);
  }
}

function drawHeading(sheet: Sheet, text: string): void {
  sheet.y += GAP / 2;
  sheet.need(60);
  sheet.paragraph('H2', text, { size: 11.5, weight: 600, after: 3 });
}

type Transfer = Extract<PdfPart, { kind: 'transfer' }>;

/** Draws the bank account, with the code at its right; both stay on one page. */
function drawTransfer(sheet: Sheet, { title, terms, rows, code }: Transfer): void {
  const x = PAGE.left + WIDTH - CODE;
  const width = WIDTH - CODE - GAP;
  const hint = { x, width: CODE, size: SMALL, color: QUIET };
  const height = CODE + sheet.heightOf(code.hint, hint);
  const beside = 24 + sheet.heightOf(terms, { width }) + rows.length * 14.5;
  sheet.need(Math.max(height, beside));
  const { y } = sheet;
  drawHeading(sheet, title);
  sheet.paragraph('P', terms, { width, after: GAP / 2 });
  drawFacts(sheet, rows, { x: PAGE.left, width });
  const below = Math.max(sheet.y, y + height);
  const square = { x, y, side: CODE };
  sheet.tagged('Figure', () => drawSquare(sheet, code.square, square), { alt: code.label });
  sheet.tagged('P', () => sheet.write(code.hint, y + CODE, hint));
  sheet.y = below + GAP;
}

type Place = { x: number; y: number; side: number };

/** The page is white: only the dark modules are drawn. */
function drawSquare({ pdf }: Sheet, { size, path }: QrSquare, { x, y, side }: Place): void {
  pdf.save().translate(x, y);
  pdf
    .scale(side / size)
    .path(path)
    .fill('#000');
  pdf.restore();
}

/** Draws labels and values as a table of two columns. */
function drawFacts(sheet: Sheet, facts: Fact[], { x, width }: { x: number; width: number }): void {
  const label = { x, width: width * 0.42, size: SMALL + 0.5, color: QUIET };
  const value = { x: x + width * 0.44, width: width * 0.56, size: SMALL + 0.5 };
  sheet.need(Math.min(facts.length * 14, KEEP));
  sheet.within('Table', () => {
    for (const fact of facts) drawRow(sheet, fact, label, value);
  });
}

type Style = Parameters<Sheet['write']>[2];

function drawRow(sheet: Sheet, fact: Fact, label: Style, value: Style): void {
  const height = Math.max(sheet.heightOf(fact.label, label), sheet.heightOf(fact.value, value));
  sheet.need(height);
  const { y } = sheet;
  sheet.within('TR', () => {
    sheet.tagged('TH', () => sheet.write(fact.label, y, label), { scope: 'Row' });
    sheet.tagged('TD', () => sheet.write(fact.value, y, value));
  });
  sheet.y = y + height + 1.5;
}

type Goods = Extract<PdfPart, { kind: 'goods' }>;
type Column = { label: string; x: number; width: number };

function drawGoods(sheet: Sheet, { name, columns, rows }: Goods): void {
  const amounts = placeAtTheRight(columns);
  const nameColumn = {
    label: name,
    x: PAGE.left,
    width: WIDTH - columns.reduce((sum, column) => sum + column.width, 0) - GAP,
  };
  const head = [nameColumn, ...amounts];
  sheet.need(70);
  sheet.within('Table', () => {
    sheet.within('TR', () =>
      drawGoodsHead(sheet, head, (draw) => sheet.tagged('TH', draw, { scope: 'Column' })),
    );
    // On further pages the repeated heading is decoration.
    sheet.onNewPage = () => drawGoodsHead(sheet, head, (draw) => sheet.decoration(draw));
    for (const row of rows) drawGoodsRow(sheet, row, nameColumn, amounts);
    sheet.onNewPage = () => {};
  });
  sheet.y += GAP;
}

function placeAtTheRight(columns: Goods['columns']): Column[] {
  let right = PAGE.left + WIDTH;
  return columns
    .toReversed()
    .map((column) => ({ ...column, x: (right -= column.width) }))
    .toReversed();
}

function drawGoodsHead(sheet: Sheet, columns: Column[], put: (draw: () => void) => void): void {
  const style = { size: SMALL, weight: 600 } as const;
  const height = Math.max(
    ...columns.map(({ label, width }) => sheet.heightOf(label, { ...style, width })),
  );
  const { y } = sheet;
  for (const [index, { label, ...place }] of columns.entries()) {
    put(() => sheet.write(label, y, { ...style, ...place, align: index === 0 ? 'left' : 'right' }));
  }
  sheet.line(y + height + 3, QUIET);
  sheet.y = y + height + 8;
}

/** A very high row continues on the next page, but each of its paragraphs stays whole. */
function drawGoodsRow(sheet: Sheet, row: GoodsRow, nameColumn: Column, amounts: Column[]): void {
  const detail = { x: nameColumn.x, width: nameColumn.width, size: SMALL, color: QUIET };
  const title = { x: nameColumn.x, width: nameColumn.width, weight: 600 } as const;
  const height = row.details.reduce(
    (sum, text) => sum + sheet.heightOf(text, detail),
    sheet.heightOf(row.name, title),
  );
  sheet.need(Math.min(height + 3, KEEP));
  const { y } = sheet;
  sheet.within('TR', () => {
    const name = sheet.element('TD');
    sheet.inside(name, () => sheet.paragraph('P', row.name, title));
    const below = sheet.y;
    for (const [index, { x, width }] of amounts.entries()) {
      const amount = row.amounts[index] ?? '';
      sheet.tagged('TD', () => sheet.write(amount, y, { x, width, align: 'right' }));
    }
    sheet.y = below;
    sheet.inside(name, () => {
      for (const text of row.details) sheet.paragraph('P', text, detail);
    });
  });
  sheet.line(sheet.y + 3);
  sheet.y += 8;
}

/** Draws the sums below the amounts, the last one in bold. */
function drawSums(sheet: Sheet, rows: Extract<PdfPart, { kind: 'sums' }>['rows']): void {
  const x = PAGE.left + WIDTH - SUMS_WIDTH;
  sheet.need(Math.min(rows.length * 16, KEEP));
  sheet.within('Table', () => {
    for (const { strong, ...fact } of rows) {
      const weight = strong ? 600 : 400;
      const size = strong ? 11.5 : 9.5;
      const label = { x, width: SUMS_WIDTH * 0.66, size, weight } as const;
      const value = {
        x: x + SUMS_WIDTH * 0.66,
        width: SUMS_WIDTH * 0.34,
        size,
        weight,
        align: 'right',
      } as const;
      drawRow(sheet, fact, label, value);
    }
  });
  sheet.y += 2 * GAP;
}

/** Draws company data and page numbers. */
function drawFeet(sheet: Sheet, { footer, pageLabel }: PdfDocument): void {
  const top = PAGE.height - 28 * MM;
  const width = WIDTH / footer.length;
  sheet.onEveryPage((page, pages) => {
    const { pdf } = sheet;
    pdf
      .moveTo(PAGE.left, top)
      .lineTo(PAGE.left + WIDTH, top)
      .lineWidth(0.75)
      .stroke(LINE);
    for (const [index, lines] of footer.entries()) {
      const place = { x: PAGE.left + index * width, width: width - GAP };
      sheet.write(lines.join('\n'), top + 6, { ...place, size: 7.5, color: QUIET });
    }
    const style = { size: 7.5, color: QUIET, align: 'right' } as const;
    sheet.write(pageLabel(page, pages), PAGE.height - 10 * MM, style);
  });
}
