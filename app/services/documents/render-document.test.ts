import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  factsOfPdf,
  figureOfPdf,
  filesInPdf,
  picturesOfPdf,
  textOfPdf,
} from '../../../tests/support/documents';
import { BUYER, documentFacts, orderOf, partPaid } from '../../../tests/support/document-facts';
import { brokenRules } from '../../../tests/support/en16931';
import { readQrCode } from '../../../tests/support/read-qr-code';
import { money } from '~/i18n/format';
import type { DocumentFacts } from './document-facts';
import { renderDocument } from './render-document';

const INVOICE = { number: 'RE-2026-00001', madeAt: '2026-11-20T10:00:00.000Z' };
const say = async (changes: Partial<DocumentFacts>) =>
  textOfPdf(await renderDocument(documentFacts(changes)));

test('an invoice has all content required by § 14(4) UStG, with umlauts (L-70)', async () => {
  const order = orderOf(
    [
      { gross: 2999, quantity: 2 },
      { gross: 1070, rate: 700 },
    ],
    {
      customerSign: 'Az. 47/11',
      deliveryAddress: { ...BUYER, companyName: '', city: 'Köln' },
    },
  );
  const text = await say({ order });
  const words = [
    'Rechnung RE-2026-00001',
    'Datum 23.11.2026',
    'Lieferdatum 22.11.2026',
    'Bestellnummer 10001',
    'Ihr Zeichen Az. 47/11',
    'Ihre USt-IdNr. DE136695976',
    'Malerbetrieb Groß & Söhne GmbH Jürgen Groß Königsallee 7 b 40212 Düsseldorf Deutschland',
    'Tonwert Farbenhandel GmbH · Musterstraße 12 · 99999 Musterstadt',
    'USt-IdNr. DE136695976',
    'Wandfarbe „Salbei“ 2 29,99 € 19 % 59,98 €',
    'Artikelnummer TW-1',
    'innerhalb von 14 Tagen',
    'DE02 1203 0000 0000 2020 51',
    'Lieferadresse Jürgen Groß Königsallee 7 b 40212 Köln',
    'Seite 1 von 1',
  ];
  for (const word of words) expect(text).toContain(word);
});

test('its sums are those of the order (R27)', async () => {
  const order = orderOf(
    [
      { gross: 2999, quantity: 2 },
      { gross: 1070, rate: 700 },
    ],
    { coupon: 500, paymentFee: 150 },
  );
  const text = await say({ order });
  const { totals } = order;
  const show = (cents: number) => money(cents, 'de').replaceAll(/\s/g, ' ');
  expect(text).toContain(`Zwischensumme inkl. MwSt. ${show(totals.itemSumGross)}`);
  expect(text).toContain(`Gutschein HERBST ${show(-500)}`);
  expect(text).toContain(`Versand inkl. MwSt. ${show(490)}`);
  expect(text).toContain(`Gebühr der Zahlungsart inkl. MwSt. ${show(150)}`);
  expect(text).toContain(`Gesamtsumme inkl. MwSt. ${show(totals.totalGross)}`);
  for (const { rate, net, value } of totals.vats) {
    expect(text).toContain(`darin netto zu ${rate / 100} % ${show(net)}`);
    expect(text).toContain(`darin ${rate / 100} % MwSt. ${show(value)}`);
  }
});

test.each([
  ['de', 'Anteil des Gutscheins -5,00 €'],
  ['en', 'Share of the coupon -€5.00'],
] as const)(
  'a credit note, whose goods have no code, states its discount (%s)',
  async (locale, words) => {
    const { totals, ...order } = orderOf([{ gross: 2999 }], { coupon: 500, locale });
    const back = { ...order, totals: { ...totals, couponCode: '' } };
    expect(await say({ kind: 'creditNote', order: back, refersTo: INVOICE })).toContain(words);
  },
);

test('gift cards that pay are listed below the total, with the rest that is due', async () => {
  const order = orderOf([{ gross: 2999 }], { giftCard: 1000 });
  const invoice = await say({ order });
  expect(invoice).toContain('Gesamtsumme inkl. MwSt. 34,89 € darin netto zu 19 % 29,32 €');
  expect(invoice).toContain('Bezahlt mit Geschenkgutschein -10,00 €');
  expect(invoice).toContain('Summe nach Geschenkgutscheinen 24,89 €');
  const credit = {
    kind: 'creditNote',
    refersTo: { number: 'RE-1', madeAt: order.createdAt },
  } as const;
  expect(await say({ order, ...credit })).not.toContain('Geschenkgutschein');
});

test('a partial payment reduces the sum due of an invoice, on paper and in its code', async () => {
  const order = partPaid({ giftCard: 1000, money: 489 });
  const invoice = await say({ order });
  expect(invoice).toContain('Gesamtsumme inkl. MwSt. 34,89 € darin netto zu 19 % 29,32 €');
  expect(invoice).toContain('Summe nach Geschenkgutscheinen 24,89 €');
  expect(invoice).toContain('Bezahlt -4,89 € Noch zu bezahlen 20,00 €');
  const { svg } = figureOfPdf(await renderDocument(documentFacts({ order })));
  expect(await readQrCode(svg)).toContain('EUR20');
});

test.each([
  ['de', 'Grund: Gefällt nicht'],
  ['en', 'Reason: Gefällt nicht'],
] as const)(
  'a return note states the reason of each line, and no other document does (%s)',
  async (locale, words) => {
    const order = orderOf(
      [{ gross: 2999, more: { returnReason: { id: 1, name: 'Gefällt nicht' } } }],
      {
        locale,
      },
    );
    expect(await say({ kind: 'returnNote', order, orderNumber: 9999 })).toContain(words);
    expect(
      await say({ kind: 'creditNote', order, orderNumber: 9999, refersTo: INVOICE }),
    ).not.toContain(words);
    const withdrawn = orderOf([{ gross: 2999, more: { returnReason: null } }], { locale });
    expect(await say({ kind: 'returnNote', order: withdrawn })).not.toContain(words.slice(0, 6));
  },
);

test.each<[DocumentFacts['kind'], Partial<DocumentFacts>, string[], string[]]>([
  ['orderConfirmation', {}, ['Bestellbestätigung', 'ist keine Rechnung', '59,98'], ['Lieferdatum']],
  ['deliveryNote', {}, ['Lieferschein', 'Lieferdatum 22.11.2026'], ['€', 'MwSt.']],
  [
    'returnNote',
    { orderNumber: 9999 },
    ['Rücksendenummer 10001', 'Bestellung 9999', 'Groß · Königsallee 7 b'],
    ['€'],
  ],
  [
    'creditNote',
    { refersTo: INVOICE },
    ['Rechnungskorrektur', 'RE-2026-00001', '20. November'],
    ['IBAN'],
  ],
  ['reversalDocument', { refersTo: INVOICE }, ['Stornorechnung', '-64,88'], ['IBAN']],
  ['reversalDocument', {}, ['Stornobeleg', 'Eine Rechnung wurde dazu nicht gestellt'], ['€']],
])('%s states its purpose', async (kind, changes, words, not) => {
  const text = await say({ kind, ...changes });
  for (const word of words) expect(text).toContain(word);
  for (const word of not) expect(text).not.toContain(word);
});

test('entered values have a surcharge on the invoice, and none on the delivery note', async () => {
  const shade = { id: 1, name: 'Farbton', type: 'text', value: 'Salbei', surcharge: 250 };
  const order = orderOf([{ gross: 2999, more: { orderProperties: [shade] } as never }]);
  expect(await say({ order })).toMatch(/Farbton: Salbei \(inkl\. 2,50 € Aufpreis\)/);
  const note = await say({ kind: 'deliveryNote', order });
  expect(note).toContain('Farbton: Salbei');
  expect(note).not.toContain('€');
});

test('an English document is English, asks for no paid sum, and states why an export is exempt', async () => {
  const order = orderOf([{ gross: 100, rate: 0 }], { locale: 'en', paymentStatusKey: 'fullyPaid' });
  const text = await say({ order: { ...order, vatCase: 'export' } });
  expect(text).toContain('Invoice RE-2026-00001');
  expect(text).toContain('The amount has been paid');
  expect(text).toContain('Export delivery free of VAT');
  expect(text).not.toContain('IBAN');
});

test('it is tagged, has a language and a title, and is suitable for archiving (PDF/A-3)', async () => {
  const facts = await factsOfPdf(await renderDocument(documentFacts()));
  expect(facts.info).toMatchObject({ Title: 'Rechnung RE-2026-00001', Language: 'de' });
  expect(facts.metadata?.getRaw()).toMatch(/<pdfaid:part>3.*<pdfaid:conformance>B/s);
  const tags = JSON.stringify(facts.tree);
  for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) {
    expect(tags).toContain(`"role":"${tag}"`);
  }
});

test('the e-invoice is embedded in the file, as its metadata say (ZUGFeRD, L-71)', async () => {
  const pdf = await renderDocument(documentFacts());
  const files = await filesInPdf(pdf);
  expect(Object.keys(files)).toEqual(['factur-x.xml']);
  expect(brokenRules(files['factur-x.xml']!)).toEqual([]);
  const { metadata } = await factsOfPdf(pdf);
  expect(metadata?.getRaw()).toMatch(/<fx:ConformanceLevel>EN 16931</);
  expect(pdf.toString('latin1')).toContain('/AFRelationship /Alternative');
  expect(await filesInPdf(await renderDocument(documentFacts({ isEInvoice: false })))).toEqual({});
});

test('a telephone reads the transfer of an unpaid invoice from its code; a paid one has none', async () => {
  const pdf = await renderDocument(documentFacts());
  const { tree } = await factsOfPdf(pdf);
  expect(JSON.stringify(tree)).toMatch(/QR-Code für die Überweisung von 64,88\s€/);
  const { svg, millimetres } = figureOfPdf(pdf);
  expect(millimetres).toBeGreaterThan(20);
  expect((await readQrCode(svg))?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BYLADEM1001',
    'Tonwert Farbenhandel GmbH',
    'DE02120300000000202051',
    'EUR64.88',
    '',
    '',
    '10001',
  ]);
  expect(await textOfPdf(pdf)).toContain('Scannen Sie den Code, um zu überweisen.');
  const paid = orderOf([{ gross: 100 }], { paymentStatusKey: 'fullyPaid' });
  expect(await say({ order: paid })).not.toContain('Scannen');
  expect(await say({ kind: 'creditNote', refersTo: INVOICE })).not.toContain('Scannen');
});

test('European letters are printed, others are transcribed; nothing breaks a line or the file', async () => {
  const more = { orderItemName: `Łódź Škoda Ελλάς Київ 東京 ${'W'.repeat(300)} </rdf:li>` };
  const text = await say({ order: orderOf([{ gross: 100, more }], { customerSign: '😀' }) });
  expect(text).toContain('Łódź Škoda Ελλάς Київ DongJing W');
  expect(text).toContain('Ihr Zeichen :grinning:');
});

test('a hundred lines continue over many pages with page numbers', async () => {
  const orderProperties = Array.from({ length: 60 }, (_, id) => ({
    name: `Angabe ${id}`,
    type: 'text',
    value: 'lang '.repeat(25),
    surcharge: 0,
  }));
  const goods = Array.from({ length: 100 }, (_, index) => ({
    gross: 100 + index,
    more: (index === 50 ? { orderProperties } : {}) as never,
  }));
  const pdf = await renderDocument(documentFacts({ order: orderOf(goods) }));
  const { pages } = await factsOfPdf(pdf);
  const text = await textOfPdf(pdf);
  expect(pages).toBeGreaterThan(5);
  expect(text).toContain(`Seite ${pages} von ${pages}`);
  expect(text).toContain('Angabe 59');
  expect(text).toContain('Artikelnummer TW-100');
  expect(text.match(/Gesamtpreis/g)!.length).toBeGreaterThan(4);
});

test("the shop's logo replaces its name and has it as text, also in an e-invoice", async () => {
  const { shopName } = documentFacts().configuration;
  const logo = await logoOf(600, 150);
  const pdf = await renderDocument(documentFacts({ logo }));
  expect(picturesOfPdf(pdf)).toEqual([
    { width: 600, height: 150, color: [180, 83, 42], left: 25, top: 18, wide: 64, high: 16 },
  ]);
  expect(await textOfPdf(pdf)).not.toContain(shopName);
  expect(JSON.stringify((await factsOfPdf(pdf)).tree)).toContain(`"alt":"${shopName}"`);
  expect(Object.keys(await filesInPdf(pdf))).toEqual(['factur-x.xml']);

  const wide = await renderDocument(documentFacts({ logo: await logoOf(960, 60) }));
  expect(picturesOfPdf(wide)).toMatchObject([{ left: 25, top: 18, wide: 85 }]);
  const plain = await renderDocument(documentFacts());
  expect(picturesOfPdf(plain)).toEqual([]);
  expect(await textOfPdf(plain)).toContain(shopName);
});

async function logoOf(width: number, height: number) {
  const create = { width, height, channels: 3, background: '#b4532a' } as const;
  return { path: '', width, height, png: await sharp({ create }).png().toBuffer() };
}
