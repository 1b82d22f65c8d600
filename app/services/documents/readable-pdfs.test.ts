import { expect, test } from 'vitest';
import { documentFacts, orderOf } from '../../../tests/support/document-facts';
import { textOfPdf } from '../../../tests/support/documents';
import { LOCALES } from '~/i18n/locales';
import type { DocumentFacts } from './document-facts';
import { composePdf } from './pdf-content';
import { fontOf, printable } from './fonts';
import type { PdfDocument, PdfPart } from './pdf-document';
import { renderDocument } from './render-document';

const INVOICE = { number: 'RE-2026-00001', madeAt: '2026-11-20T10:00:00.000Z' };
const KINDS: Partial<DocumentFacts>[] = [
  { kind: 'orderConfirmation' },
  { kind: 'invoice' },
  { kind: 'deliveryNote' },
  { kind: 'returnNote', orderNumber: 9999 },
  { kind: 'creditNote', orderNumber: 9999, refersTo: INVOICE },
  { kind: 'reversalDocument', refersTo: INVOICE },
  { kind: 'reversalDocument' },
  { kind: 'receipt' },
  { kind: 'giftCards' },
];
/** Plain letters, and texts of which the font makes ligatures and fractions. */
const OTHERS = 'difficult 3/4 1/2 1/8';

/** Composed letters first: drawing them touches the glyphs of the plain ones. */
test('every word of every document can be read back, whatever was drawn before', async () => {
  const first = documentFacts({ order: lineOf('ÄÖÜäöü ½¼¾ ỲỳÅåÉéÇçÑñŽž') });
  await renderDocument(first);
  for (const locale of LOCALES) {
    for (const kind of KINDS) {
      const order = { ...lineOf(OTHERS), locale };
      const facts = documentFacts({ ...kind, order });
      const text = await textOfPdf(await renderDocument(facts));
      const missing = wordsOf(composePdf(facts)).filter((word) => !text.includes(word));
      expect(missing, `${locale} ${facts.kind}`).toEqual([]);
    }
  }
});

test.each([
  ['signs of technical names', 'Krepp™ ≤ 0,1 mm – ½″ O’Neill №5 Ω → ✓ 3′', null],
  ['sizes', '⅓ ≥ ≠ ≈ ∞ √ ♥ ± µ m² m³ CO₂ Ø', null],
  ['letters beside each other', 'Ɓ Ελλάδα Київ Việt Nam', null],
  ['signs made of plain ones', '① ㎡ Ⅷ ＡＢ 20 ℃', '1 m2 VIII AB 20 °C'],
  ['an Arabic name', 'سارة', 'sarh'],
  ['a Chinese name', '王小明', 'WangXiaoMing'],
  ['a Hindi name with its vowels', 'शांति', 'samti'],
  ['an Arabic name with its vowels', 'مُحَمَّد', 'muhamad'],
  ['a Korean name', '한국', 'HanGug'],
  ['emoji with modifiers', '🎨👩‍🎨❤️', ':art::woman::art:❤'],
  ['Persian with a joiner', 'می‌شود', 'myshwd'],
  ['private-use characters', 'A\ue000', 'A[U+E000]'],
])('%s are drawn, and never as a question mark', async (_, name, drawn) => {
  expect(printable(name)).toBe(drawn ?? name.normalize('NFC'));
  const pdf = await renderDocument(documentFacts({ order: lineOf(`${name} Ende`) }));
  const text = (await textOfPdf(pdf)).normalize('NFKC');
  expect(text).not.toContain('?');
  for (const word of printable(name).split(/\s+/)) expect(text).toContain(word.normalize('NFKC'));
});

test('replaced characters are reported, and no others', async () => {
  const replaced: string[] = [];
  const note = (sign: string) => replaced.push(sign);
  await renderDocument(documentFacts({ order: lineOf('Öl ™ 王 王 🎨') }), note);
  expect(replaced).toEqual(['王', '🎨']);
});

test('every character of both fonts is read back as itself', () => {
  const letters = fontOf(400).characterSet.filter(
    (code) => printable(letter(code)) === letter(code) && code !== 0x0d,
  );
  expect(letters.length).toBeGreaterThan(1400);
  for (const weight of [400, 600] as const) {
    const wrong = letters.filter((code) => {
      const [glyph] = fontOf(weight).layout(letter(code)).glyphs;
      return letter(...glyph!.codePoints) !== meant(letter(code));
    });
    expect(wrong.map((code) => letter(code))).toEqual([]);
  }
});

/** Characters drawn like a space, a hyphen or a my may be read as one. */
function meant(one: string): string {
  return one
    .replace('\u00a0', ' ')
    .replace(/[\u00ad\u2010\u2011]/, '-')
    .replace('\u03bc', '\u00b5')
    .replace('ϕ', 'φ')
    .replace('∆', 'Δ')
    .replace('⁼', '˭');
}

function letter(...codes: number[]): string {
  return String.fromCodePoint(...codes);
}

function lineOf(name: string) {
  const more = { orderItemName: name, returnReason: { id: 1, name: 'Gefällt nicht' } };
  return orderOf([{ gross: 2999, quantity: 2, more }], { coupon: 300, customerSign: 'Öl 4' });
}

function wordsOf(pdf: PdfDocument): string[] {
  const facts = pdf.facts.flatMap(({ label, value }) => [label, value]);
  const head = [pdf.title, pdf.shopName, pdf.sender, ...pdf.recipient];
  const texts = [...head, ...facts, ...pdf.parts.flatMap(textsOf), ...pdf.footer.flat()];
  return texts.flatMap((text) => printable(text).split(/\s+/)).filter(Boolean);
}

function textsOf(part: PdfPart): string[] {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return [part.text];
    case 'page':
      return [];
    case 'facts':
    case 'sums':
      return part.rows.flatMap(({ label, value }) => [label, value]);
    case 'transfer':
      return [
        part.title,
        part.terms,
        ...part.rows.flatMap(({ label, value }) => [label, value]),
        part.code.hint,
      ];
    case 'goods': {
      const rows = part.rows.flatMap(({ name, details, amounts }) => [
        name,
        ...details,
        ...amounts,
      ]);
      return [part.name, ...part.columns.map(({ label }) => label), ...rows];
    }
  }
}
