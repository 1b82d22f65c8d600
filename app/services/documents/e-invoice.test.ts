import { InvoiceService } from '@e-invoice-eu/core';
import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { parseXmlDocument, type Element } from 'slimdom';
import { expect, test } from 'vitest';
import { documentFacts, orderOf, partPaid } from '../../../tests/support/document-facts';
import { brokenRules } from '../../../tests/support/en16931';
import type { DocumentFacts } from './document-facts';
import { eInvoiceData, eInvoiceXml } from './e-invoice';
import { withPrecedingInvoice } from './preceding-invoice';

const INVOICE = { number: 'RE-2026-00001', madeAt: '2026-11-23T10:00:00.000Z' };
const swiss = { countries: { billing: 'CH', delivery: 'CH' } };
const austrian = { countries: { billing: 'AT', delivery: 'AT' } };
const BUSINESS = { companyName: 'Handel GmbH', vatNumber: 'ATU12345675', email: 'a@b.example' };

const SHARES = [
  { rate: 700, unitGross: 1667 },
  { rate: 1900, unitGross: 833 },
];
function withSet() {
  const set = { gross: 2500, quantity: 3, rate: 700, more: { vatShares: SHARES } };
  return orderOf([set, { gross: 999 }], { coupon: 777 });
}

const CASES: [string, Partial<DocumentFacts>][] = [
  ['an invoice', {}],
  ['that is paid', { order: orderOf([{ gross: 100 }], { paymentStatusKey: 'fullyPaid' }) }],
  ['with a coupon and two rates', { order: twoRates({ coupon: 777 }) }],
  ['with a fee of the way to pay', { order: twoRates({ coupon: 777, paymentFee: 150 }) }],
  ['with a set of two rates', { order: withSet() }],
  ['paid in part by a gift card', { order: twoRates({ giftCard: 1000 }) }],
  ['paid in part by money', { order: partPaid({ money: 200 }) }],
  ['cash on delivery', { order: orderOf([{ gross: 100 }], { paymentKey: 'CASH_ON_DELIVERY' }) }],
  ['free of delivery costs', { order: orderOf([{ gross: 100 }], { shipping: 0 }) }],
  ['that leaves the EU', { ...swiss, order: free('export') }],
  ['to a business in the EU', { ...austrian, order: free('intraCommunity') }],
  [
    'a credit note to a business in the EU',
    {
      ...austrian,
      kind: 'creditNote',
      refersTo: INVOICE,
      order: { ...free('intraCommunity'), dates: [] },
    },
  ],
  ['a credit note', { kind: 'creditNote', refersTo: INVOICE, orderNumber: 9999 }],
  ['a reversal', { kind: 'reversalDocument', refersTo: INVOICE }],
  ['to a parcel station', { order: toStation() }],
  ['of goods that are collected', { order: collected() }],
  ['of goods that wait to be collected', { order: { ...collected(), dates: [] } }],
  ['in English', { order: orderOf([{ gross: 100 }], { locale: 'en' }) }],
];

function free(vatCase: 'export' | 'intraCommunity') {
  const order = orderOf([{ gross: 1000, rate: 0, quantity: 3 }], { vatCase });
  const billingAddress = { ...order.billingAddress, ...BUSINESS };
  return { ...order, billingAddress, deliveryAddress: billingAddress };
}

function toStation() {
  const order = orderOf([{ gross: 100 }]);
  const station = { streetName: 'Packstation', apartment: '145', postNumber: '12345678' };
  return { ...order, deliveryAddress: { ...order.deliveryAddress, ...station } };
}

function collected() {
  const pickup = { address: 'Gärtnerweg 5, 10115 Berlin', hours: 'Mo–Fr 9–18 Uhr' };
  return { ...orderOf([{ gross: 100 }], { shipping: 0 }), pickup };
}

function twoRates(more: object) {
  return orderOf([{ gross: 1999, quantity: 3 }, { gross: 777, rate: 700 }, { gross: 1 }], more);
}

test.each(CASES)('%s follows the rules of EN 16931 and of XRechnung', async (_name, changes) => {
  const facts = documentFacts(changes);
  expect(brokenRules(await eInvoiceXml(facts, 'facturX'))).toEqual([]);
  expect(brokenRules(await eInvoiceXml(facts, 'xrechnung'), { isXRechnung: true })).toEqual([]);
});

test.each(CASES)('%s matches the schema published with Factur-X', async (_name, changes) => {
  const facts = documentFacts(changes);
  for (const profile of ['facturX', 'xrechnung'] as const) {
    const { errors } = await validateXsd(await eInvoiceXml(facts, profile), Profile.EN16931);
    expect(errors).toEqual([]);
  }
});

test('the schema finds errors', async () => {
  const xml = await eInvoiceXml(documentFacts(), 'facturX');
  const wrong = xml.replace(/<ram:DuePayableAmount>[^<]*<\/ram:DuePayableAmount>/, '');
  expect(wrong).not.toBe(xml);
  const { valid } = await validateXsd(wrong, Profile.EN16931);
  expect(valid).toBe(false);
});

test.each([
  ['AT', true],
  ['CH', false],
])('exports from %s cite no German law, and EU law only there: %s', async (country, isUnion) => {
  const { configuration } = documentFacts();
  const seller = { ...configuration.seller, country };
  const facts = { ...swiss, order: free('export'), configuration: { ...configuration, seller } };
  const xml = await eInvoiceXml(documentFacts(facts), 'xrechnung');
  expect(xml).toContain('Steuerfreie Ausfuhrlieferung');
  expect(xml).not.toContain('UStG');
  expect(xml.includes('VATEX-EU-G')).toBe(isUnion);
  expect(xml.includes('2006/112/EG')).toBe(isUnion);
});

test.each(CASES)('%s is a valid invoice for the library', async (_name, changes) => {
  const facts = documentFacts(changes);
  const service = new InvoiceService({ log: () => {}, warn: () => {}, error: () => {} });
  const options = { format: 'CII', lang: 'de', noWarnings: true };
  const checked = String(await service.generate(eInvoiceData(facts, 'xrechnung'), options));
  expect(await eInvoiceXml(facts, 'xrechnung')).toBe(withPrecedingInvoice(checked, facts.refersTo));
});

test.each(['facturX', 'xrechnung'] as const)(
  'a correction names the number and day (in Berlin) of its invoice, an invoice names none (BT-25, BT-26), %s',
  async (profile) => {
    const refersTo = { number: 'RE-2026-00007', madeAt: '2026-11-19T23:30:00.000Z' };
    for (const kind of ['creditNote', 'reversalDocument'] as const) {
      const xml = parseXmlDocument(await eInvoiceXml(documentFacts({ kind, refersTo }), profile));
      const named = xml.getElementsByTagName('ram:InvoiceReferencedDocument');
      expect(named.map(wordsOf)).toEqual(['RE-2026-00007 20261120']);
      expect(wordsOf(xml.getElementsByTagName('ram:TypeCode')[0]!)).toBe('381');
    }
    const invoice = parseXmlDocument(await eInvoiceXml(documentFacts(), profile));
    expect(invoice.getElementsByTagName('ram:InvoiceReferencedDocument')).toEqual([]);
    expect(wordsOf(invoice.getElementsByTagName('ram:TypeCode')[0]!)).toBe('380');
  },
);

function wordsOf(element: Element): string {
  return (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
}

test.each([
  ['intraCommunity', 'DE', 'K', 'VATEX-EU-IC', '§ 6a UStG'],
  ['intraCommunity', 'AT', 'K', 'VATEX-EU-IC', 'Artikel 138 der Richtlinie 2006/112/EG'],
  ['export', 'DE', 'G', 'VATEX-EU-G', '§ 4 Nr. 1 Buchst. a UStG'],
  ['export', 'AT', 'G', 'VATEX-EU-G', 'Artikel 146 der Richtlinie 2006/112/EG'],
] as const)('%s from %s states why it has no VAT', async (vatCase, home, category, code, why) => {
  const facts = documentFacts({ order: free(vatCase) });
  const { configuration } = facts;
  const seller = { ...configuration.seller, country: home };
  const xml = await eInvoiceXml(
    { ...facts, configuration: { ...configuration, seller } },
    'xrechnung',
  );
  expect(new Set(xml.match(/(?<=<ram:CategoryCode>)\w+/g))).toEqual(new Set([category]));
  expect(xml).toContain(`<ram:ExemptionReasonCode>${code}<`);
  expect(xml.replaceAll(/\s+/g, ' ')).toContain(why);
  expect(xml).toContain('ATU12345675');
});

test('a delivery to a parcel station contains the post number (BT-75, BT-76)', async () => {
  const xml = parseXmlDocument(
    await eInvoiceXml(documentFacts({ order: toStation() }), 'xrechnung'),
  );
  const [shipTo] = xml.getElementsByTagName('ram:ShipToTradeParty');
  const line = (name: string) => shipTo!.getElementsByTagName(`ram:${name}`).map(wordsOf);
  expect(line('LineOne')).toEqual(['Packstation 145']);
  expect(line('LineTwo')).toEqual(['12345678']);
});

test('a partial payment is not due again', async () => {
  const order = partPaid({ giftCard: 1000, money: 489 });
  const xml = await eInvoiceXml(documentFacts({ order }), 'xrechnung');
  expect(xml).toContain('<ram:TotalPrepaidAmount>14.89<');
  expect(xml).toContain('<ram:DuePayableAmount>20.00<');
});

test('the rules find errors', async () => {
  const xml = await eInvoiceXml(documentFacts(), 'xrechnung');
  const wrong = (from: RegExp, to: string) =>
    brokenRules(xml.replace(from, to), { isXRechnung: true });
  expect(wrong(/(<ram:GrandTotalAmount>)\d/, '$19')).toContain('BR-CO-15');
  expect(wrong(/(<ram:LineTotalAmount>)\d/, '$19')).toContain('BR-CO-10');
  expect(wrong(/(<ram:BasisAmount>)\d/, '$19')).toContain('BR-S-08, BR-Z-08, BR-G-08');
  expect(wrong(/<ram:BuyerReference>[^<]*/, '<ram:BuyerReference>')).toEqual([
    'BR-DE-15',
    'PEPPOL-R008',
  ]);
  expect(wrong(/<ram:CountryID>DE/g, '<ram:CountryID>Deutschland')).toContain('BR-CL-14');
});

test('for all goods the sums of the e-invoice are those of the order, to the cent (L-72)', async () => {
  const line = fc.record({
    gross: fc.integer({ min: 1, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 60 }),
    rate: fc.constantFrom(1900, 700, 2000),
  });
  const goods = fc.array(line, { minLength: 1, maxLength: 8 });
  const share = fc.integer({ min: 0, max: 100 });
  await fc.assert(
    fc.asyncProperty(
      goods,
      share,
      fc.integer({ min: 0, max: 4_990 }),
      fc.integer({ min: 0, max: 500 }),
      async (lines, percent, shipping, paymentFee) => {
        const sum = lines.reduce((total, { gross, quantity }) => total + gross * quantity, 0);
        const coupon = Math.floor((sum * percent) / 100);
        const order = orderOf(lines, { coupon, shipping, paymentFee });
        if (order.totals.totalGross === 0) return;
        const xml = await eInvoiceXml(documentFacts({ order }), 'xrechnung');
        expect(brokenRules(xml, { isXRechnung: true })).toEqual([]);
        const total = (order.totals.totalGross / 100).toFixed(2);
        expect(xml).toContain(`<ram:GrandTotalAmount>${total}</ram:GrandTotalAmount>`);
        for (const { net, value } of order.totals.vats) {
          expect(xml).toContain(`<ram:BasisAmount>${(net / 100).toFixed(2)}</ram:BasisAmount>`);
          expect(xml).toContain(`<ram:CalculatedAmount>${(value / 100).toFixed(2)}<`);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('a set with two rates becomes a line for each of them, named after it', async () => {
  const xml = await eInvoiceXml(documentFacts({ order: withSet() }), 'xrechnung');
  for (const rate of ['7', '19']) {
    expect(xml).toMatch(
      new RegExp(`<ram:Name>[^<]+ \\(Anteil mit ${rate}\\s% MwSt\\.\\)</ram:Name>`),
    );
  }
});

test('entered text stays text', async () => {
  const order = orderOf([{ gross: 100, more: { orderItemName: '</ram:Name><x>&amp;"\'' } }], {
    customerSign: '<b>4711</b>\u0000\u001f\ud800\ufffe',
  });
  const xml = await eInvoiceXml(documentFacts({ order }), 'xrechnung');
  expect(brokenRules(xml, { isXRechnung: true })).toEqual([]);
  expect(xml).not.toMatch(/<x>|<b>/);
  expect(xml).toContain('<ram:BuyerReference>&lt;b&gt;4711&lt;/b&gt;</ram:BuyerReference>');
});
