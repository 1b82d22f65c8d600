import Pdf from 'pdfkit';
import { translatorFor } from '~/i18n/translate.server';
import { preferredDeliveryLines } from '~/i18n/preferred-delivery-lines';
import { fontOf, printable, type Weight } from '../documents/fonts';
import type { Locale } from '~/i18n/locales';
import { addressLines } from '../order-text/address-lines';
import { code128, QUIET_ZONE } from './code-128';
import type { ParcelToSend } from './parcel-labels';

const MM = 72 / 25.4;
/** A6, the size of label rolls and sheets. */
const PAGE = { width: 105 * MM, height: 148 * MM };
const EDGE = 6 * MM;
const WIDTH = PAGE.width - 2 * EDGE;
const BARS = { top: 98 * MM, height: 26 * MM, widestModule: 0.5 * MM } as const;

/** Draws a label for a carrier without a client: addresses, preferences, and the number twice. */
export async function drawLabel(
  parcel: ParcelToSend,
  { number, note, locale }: { number: string; note: string; locale: Locale },
): Promise<Uint8Array> {
  const { t } = translatorFor(locale);
  const pdf = new Pdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: locale,
    // Equal parcels give equal bytes.
    info: { Title: `${t('parcelLabel.title')} ${number}`, CreationDate: new Date(0) },
    font: source(400),
  });
  pdf.registerFont('400', source(400)).registerFont('600', source(600));
  const bytes = collect(pdf);
  drawHead(pdf, parcel, note);
  drawAddresses(pdf, parcel, t('parcelLabel.to'));
  const facts = [
    ...preferredDeliveryLines(parcel.wishes, { t, locale }),
    t('parcelLabel.order', { number: parcel.orderId }),
    ...(parcel.weightG === null
      ? []
      : [t('parcelLabel.weight', { weight: kilograms(parcel.weightG, locale) })]),
  ];
  drawLines(pdf, facts, { top: 70 * MM, height: 26 * MM, sizes: [9, 8, 7] });
  drawBars(pdf, number);
  write(pdf, groups(number), {
    y: BARS.top + BARS.height + 3 * MM,
    size: 17,
    weight: 600,
    align: 'center',
  });
  pdf.end();
  return bytes;
}

type Style = {
  x?: number;
  y: number;
  width?: number;
  size: number;
  weight?: Weight;
  align?: 'left' | 'center' | 'right';
  color?: string;
  lines?: number;
};

/** Writes text within its height: a longer text ends in an ellipsis. */
function write(pdf: PDFKit.PDFDocument, text: string, style: Style): void {
  const { x = EDGE, width = WIDTH, align = 'left', color = '#000', lines = 1 } = style;
  pdf.font(String(style.weight ?? 400)).fontSize(style.size);
  const line = pdf.currentLineHeight(true);
  pdf.fillColor(color).text(printable(text), x, style.y, {
    width,
    align,
    height: line * lines + 0.1,
    ellipsis: true,
  });
}

function drawHead(pdf: PDFKit.PDFDocument, { service, position, of }: ParcelToSend, note: string) {
  write(pdf, service, { y: EDGE, size: 15, weight: 600, width: WIDTH * 0.75 });
  write(pdf, `${position}/${of}`, { y: EDGE, size: 15, weight: 600, align: 'right' });
  pdf.rect(EDGE, EDGE + 8 * MM, WIDTH, 6 * MM).fill('#000');
  write(pdf, note, { y: EDGE + 8.7 * MM, size: 10, weight: 600, align: 'center', color: '#fff' });
}

function drawAddresses(
  pdf: PDFKit.PDFDocument,
  { sender, receiver }: ParcelToSend,
  to: string,
): void {
  write(pdf, senderLine(sender), { y: 23 * MM, size: 7.5, lines: 2 });
  const line = 30 * MM;
  pdf
    .moveTo(EDGE, line)
    .lineTo(EDGE + WIDTH, line)
    .lineWidth(0.75)
    .stroke('#000');
  write(pdf, to, { y: 31 * MM, size: 7.5 });
  const sizes = [14, 12, 10, 8.5, 7];
  drawLines(pdf, addressLines(receiver), { top: 35 * MM, height: 33 * MM, sizes, weight: 600 });
}

type Block = { top: number; height: number; sizes: readonly number[]; weight?: Weight };

/** Draws lines as large as all of them fit; in the smallest size each is cut after two lines. */
function drawLines(pdf: PDFKit.PDFDocument, texts: readonly string[], block: Block): void {
  const { top, height, sizes, weight = 400 } = block;
  pdf.font(String(weight));
  const linesAt = (size: number) =>
    texts.map((text) => {
      const line = pdf.fontSize(size).currentLineHeight(true);
      return Math.round(pdf.heightOfString(printable(text), { width: WIDTH }) / line);
    });
  const isFitting = (size: number) => {
    const lines = linesAt(size).reduce((sum, count) => sum + count, 0);
    return lines * pdf.fontSize(size).currentLineHeight(true) <= height;
  };
  const size = sizes.find(isFitting) ?? sizes.at(-1)!;
  const counts = linesAt(size);
  let y = top;
  texts.forEach((text, at) => {
    const lines = Math.min(2, counts[at]!);
    write(pdf, text, { y, size, lines, weight });
    y += lines * pdf.currentLineHeight(true);
  });
}

function drawBars(pdf: PDFKit.PDFDocument, number: string) {
  const widths = code128(number);
  const modules = widths.reduce((sum, width) => sum + width, 2 * QUIET_ZONE);
  const module = Math.min(BARS.widestModule, WIDTH / modules);
  let x = (PAGE.width - (modules - 2 * QUIET_ZONE) * module) / 2;
  widths.forEach((width, at) => {
    if (at % 2 === 0) pdf.rect(x, BARS.top, width * module, BARS.height);
    x += width * module;
  });
  pdf.fill('#000');
}

function senderLine({ name, street, postcode, city }: ParcelToSend['sender']): string {
  return [name, street, `${postcode} ${city}`.trim()].filter(Boolean).join(' · ');
}

/** Groups of four, as parcel numbers are read out. */
function groups(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

function kilograms(grams: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(grams / 1000);
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
