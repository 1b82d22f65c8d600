import { expect, test } from 'vitest';
import { translate } from '~/i18n/translate.server';
import type { Offer, Order, ShopConfiguration } from '../shop-api';
import { mailText } from './mail-document';
import { offerSentMail } from './offer-sent';
import { orderCancelledMail } from './order-cancelled';
import { orderReceivedMail } from './order-received';
import { orderShippedMail } from './order-shipped';
import { paymentChangedMail } from './payment-changed';
import { refundMadeMail } from './refund-made';
import { contactNoticeMail } from './contact-mails';
import { returnNoticeMail } from './return-notice';
import { returnReceivedMail } from './return-received';
import { withdrawalNoticeMail } from './withdrawal-receipt';

const configuration = {
  mailTexts: { acceptance: { de: '', en: '' }, damage: { de: '', en: '' } },
  shopName: 'Tonwert',
  seller: {},
  languages: ['de', 'en'],
} as unknown as ShopConfiguration;
const publicOrigin = 'https://shop.example';
const address = { firstName: 'Anna', lastName: 'Groß', streetName: 'Weg', email: 'a@example.de' };

function item(typeId: number, name: string, more: object = {}) {
  return {
    typeId,
    orderItemName: name,
    variationName: '2,5 l',
    number: 'X-1',
    quantity: 1,
    amounts: [{ priceOriginalGross: 1999, priceOriginalNet: 1680 }],
    lineTotal: typeId === 3 ? 0 : 1999,
    isMadeToOrder: false,
    orderProperties: [],
    bundleComponents: [],
    ...more,
  };
}

const DECLARED = {
  id: 1,
  name: 'Anna Groß',
  contract: '10001',
  email: 'a@example.de',
  items: '',
  message: '',
  lang: 'de' as const,
  receivedAt: new Date('2026-11-24T10:00:00Z'),
};

const order = {
  id: 10001,
  createdAt: '2026-11-21T10:00:00Z',
  locale: 'de',
  currency: 'EUR',
  deliveryAddress: address,
  billingAddress: address,
  orderItems: [
    item(2, 'Malerset', {
      bundleComponents: [
        {
          orderItemName: 'Rolle',
          variationName: '25 cm',
          quantity: 2,
          itemVariationId: 0,
          itemId: 0,
        },
      ],
    }),
    item(3, 'Rolle'),
    item(1, 'Wunschfarbe', {
      orderProperties: [
        { name: 'Farbton', value: 'Salbei', surcharge: 250 },
        { name: 'Etikett', value: 'Flur', surcharge: 0 },
      ],
    }),
  ],
  totals: { itemSumGross: 3998, shippingGross: 490, couponValue: 0, totalGross: 4488, vats: [] },
  balance: { price: 4488, paid: 0, due: 4488, refundable: 0 },
  paymentMethodName: 'Rechnung',
  paymentBankDetails: null,
  paymentTermDays: 14,
  payUntil: null,
  shippingProfileName: 'DHL',
  needsDelivery: true,
  parcels: [{ parcelServiceName: 'DHL', trackingNumber: '00340434161094015902' }],
  deliveryTime: { min: 1, max: 3 },
  preferredDelivery: null,
  contactWish: '',
  customerSign: '',
} as unknown as Order;

function received(changes: object = {}): string {
  return mailText(
    orderReceivedMail({
      order: { ...order, ...changes },
      accessKey: 'key',
      configuration,
      legalTexts: [],
      publicOrigin,
    }),
  );
}

test('a set is one line that names its parts with their sizes', () => {
  const text = received();
  expect(text.match(/Rolle/g)).toHaveLength(1);
  expect(text).toContain('2 × Rolle, 25 cm');
  expect(text.match(/1 × Malerset/g)).toHaveLength(1);
});

test('payments by gift cards are listed below the total, by the end of their codes', () => {
  const totals = {
    ...order.totals,
    giftCards: [{ ending: 'N050', amount: 1000 }],
    giftCardsValue: 1000,
  };
  const text = received({ totals });
  expect(text).toMatch(/Geschenkgutschein …\u00a0N050:?\s+-10,00\s€/);
  expect(text).toMatch(/Summe nach Geschenkgutscheinen:?\s+34,88\s€/);
  expect(text.indexOf('MwSt.: ')).toBeLessThan(text.indexOf('Geschenkgutschein'));
  expect(received()).not.toContain('Geschenkgutschein');
});

function offered(changes: object): string {
  const offer = { ...order, validUntil: '2026-12-15T22:59:59Z', note: '', ...changes };
  const frame = { lang: 'de', publicOrigin, configuration } as const;
  return mailText(offerSentMail({ ...frame, offer: offer as unknown as Offer }));
}

test('an offer states the VAT included', () => {
  const text = offered({ totals: { ...order.totals, vats: [{ rate: 1900, value: 717 }] } });
  expect(text).toMatch(/Gesamtsumme inkl\. MwSt\.: 44,88\s€\ndarin 19\s% MwSt\.: 7,17\s€/);
});

test('an offer without VAT shows none, and states why', () => {
  const text = offered({ vatCase: 'export' });
  expect(text).toMatch(/Gesamtsumme ohne MwSt\.: 44,88\s€/);
  expect(text).toContain('Steuerfreie Ausfuhrlieferung');
  expect(text).not.toContain('inkl. MwSt.');
});

test('an offer of gift cards alone does not claim free delivery', () => {
  expect(offered({})).toContain('Versand');
  expect(offered({ needsDelivery: false })).not.toContain('Versand');
});

test('an entered value shows its surcharge', () => {
  expect(received()).toMatch(/Farbton: Salbei \(inkl\. 2,50\s€ Aufpreis\)/);
  expect(received()).toMatch(/Etikett: Flur(?! \()/);
});

test('an order without a total mentions no payment', () => {
  const totals = { ...order.totals, couponValue: 4488, totalGross: 0 };
  const text = received({ totals, balance: { price: 0, paid: 0, due: 0, refundable: 0 } });
  expect(text).toContain('Es ist nichts zu zahlen.');
  expect(text).not.toContain('Rechnung\n');
});

test('the term of payment is that of this order', () => {
  expect(received()).toContain('innerhalb von 14\u00a0Tagen');
  const bank = { accountOwner: 'T', iban: 'DE02120300000000202051', swift: 'X', name: 'B' };
  const transfer = { paymentBankDetails: bank, paymentTermDays: 7, payUntil: '2026-11-28' };
  expect(received(transfer)).toContain('bis zum 28.\u00a0November 2026');
});

test('a preferred day that waits for the payment is announced', () => {
  const preferredDelivery = {
    preferredDay: '2026-12-01',
    preferredLocation: '',
    preferredNeighbourName: '',
    preferredNeighbourAddress: '',
  };
  const caveat = /gilt der Wunschtag nur, wenn/;
  expect(received({ preferredDelivery })).not.toMatch(caveat);
  expect(received({ preferredDelivery, payUntil: '2026-12-05' })).toMatch(caveat);
});

test('a payment at the provider is requested until its last day', () => {
  const online = { paymentTermDays: 1, payUntil: '2026-11-28' };
  expect(received(online)).toContain(
    'bis zum 28.\u00a0November 2026 auf der Seite Ihrer Bestellung',
  );
});

test('a mail states the sum due now, and none if nothing is due', () => {
  const bank = { accountOwner: 'T', iban: 'DE02120300000000202051', swift: 'X', name: 'B' };
  const balance = { price: 1000, paid: 0, due: 1000, refundable: 0 };
  expect(received({ paymentBankDetails: bank, balance })).toContain('10,00 €');
  const none = received({ paymentBankDetails: bank, balance: { ...balance, price: 0, due: 0 } });
  expect(none).not.toContain('DE02');
});

test.each([
  ['de', 'Mindestens zwei Jahre gesetzliche Gewährleistung', 'europa.eu/youreurope/garantien'],
  ['en', 'Minimum two-year legal guarantee', 'europa.eu/youreurope/guarantees'],
] as const)(
  'the confirmation of a contract contains the legal guarantee (§ 312f(2) BGB), %s',
  (locale, claim, address) => {
    const text = received({ locale });
    expect(text).toContain(claim);
    expect(text).toContain(translate(locale, 'guarantee.liable'));
    expect(text).toContain(translate(locale, 'guarantee.proof'));
    expect(text).toContain(address);
    expect(received({ locale, needsDelivery: false })).not.toContain(claim);
  },
);

test.each([
  ['de', 'unpaid', 'bis zum 28.\u00a0November 2026 keine Zahlung'],
  ['de', 'operator', 'ist aufgehoben'],
  ['en', 'unpaid', 'any payment for your order 10001 from Tonwert by 28\u00a0November 2026'],
  ['en', 'operator', 'has been cancelled'],
] as const)('the mail about a cancelled order, %s, %s', (locale, reason, words) => {
  const ended = { id: 10001, locale, payUntil: '2026-11-28', currency: 'EUR' };
  const input = { order: ended, reason, configuration, publicOrigin };
  const text = mailText(orderCancelledMail({ ...input, repay: null }));
  expect(text).toContain(words);
  expect(text).toContain(locale === 'de' ? `${publicOrigin}/` : `${publicOrigin}/en`);
});

test.each([
  ['de', 'Diesen Betrag erstatten wir Ihnen bis zum 8.\u00a0Dezember 2026', '39,90'],
  ['en', 'We will refund this amount by 8\u00a0December 2026', '39.90'],
] as const)('the mail of a cancelled paid order has sum and day, %s', (locale, words, sum) => {
  const order = { id: 10001, locale, payUntil: null, currency: 'EUR' };
  const repay = { amount: 3990, onGiftCards: 0, until: '2026-12-08' };
  const input = { order, reason: 'operator', configuration, publicOrigin };
  const text = mailText(orderCancelledMail({ ...input, repay }));
  expect(text).toContain(words);
  expect(text).toContain(sum);
  const unpaid = mailText(orderCancelledMail({ ...input, repay: null }));
  expect(unpaid).not.toContain(words);
  const onCards = mailText(
    orderCancelledMail({ ...input, repay: { ...repay, amount: 0, onGiftCards: 3990 } }),
  );
  expect(onCards).toMatch(locale === 'de' ? /39,90\s€ sind wieder/ : /€39\.90 is credit/);
  expect(onCards).not.toContain(words);
});

const about = {
  id: 10001,
  currency: 'EUR',
  status: 'shipped',
  worth: 1999,
  isCounted: true,
  isSmaller: false,
  isMixed: false,
  hasCards: false,
  hasParcel: true,
  repay: null,
};

test.each([
  ['of no order', null],
  ['in words alone', { ...about, isCounted: false }],
])('a declaration %s is reported as without effect', (_, withdrawn) => {
  const text = mailText(withdrawalNoticeMail(DECLARED, configuration, withdrawn));
  expect(text).toContain('an keiner Bestellung etwas geändert');
  expect(text).not.toContain('als Rücksendung angelegt');
});

test('the shop team gets mails in the first language of the shop', () => {
  const english = { ...configuration, languages: ['en' as const, 'de' as const] };
  const mails = [
    withdrawalNoticeMail(DECLARED, english, {
      ...about,
      repay: { amount: 100, until: '2026-12-01' },
    }),
    returnNoticeMail({ back: order, orderId: 10001, isFault: true, configuration: english }),
    contactNoticeMail(
      {
        id: 1,
        name: 'Anna',
        email: 'anna@example.de',
        subject: 'Rot',
        message: 'Wie rot?',
        orderNumber: 10001,
        orderId: null,
        lang: 'de',
        receivedAt: new Date('2026-11-21T10:00:00Z'),
      },
      english,
    ),
  ];
  expect(mails.map(({ lang }) => lang)).toEqual(['en', 'en', 'en']);
  const texts = mails.map(mailText).join();
  for (const word of ['refund it by', 'A return has been registered', 'Subject']) {
    expect(texts).toContain(word);
  }
  expect(texts).not.toMatch(/Betreff|Rücksendung|Bezahlt|Eingang/);
});

test('a return states the sum due for its order now', () => {
  const frame = { lang: 'de' as const, configuration, publicOrigin };
  const input = { ...frame, back: order, origin: { id: 10001, accessKey: 'key' } };
  const paid = mailText(returnReceivedMail(input, { refundable: 1000, due: 0 }));
  expect(paid).toContain('erstatten den Betrag');
  const unpaid = mailText(returnReceivedMail(input, { refundable: 0, due: 2490 }));
  expect(unpaid).not.toContain('erstatten den Betrag');
  expect(unpaid).toContain('noch 24,90\u00a0€');
});

test.each([true, false])(
  'the shop is informed of a return, and of a fault (%s) with its duties',
  (isFault) => {
    const text = mailText(
      returnNoticeMail({ back: order, orderId: 10001, isFault, configuration }),
    );
    expect(text.includes('§\u00a0439')).toBe(isFault);
  },
);

test.each([
  ['versandt', { status: 'shipped' }, ['ist versandt']],
  ['beendet', { status: 'withdrawn' }, ['ist beendet', 'Bitte nichts versenden']],
  ['kleiner', { status: 'confirmed', isSmaller: true }, ['nur den Rest versenden']],
  [
    'Gutscheine allein',
    { status: 'shipped', hasCards: true, hasParcel: false },
    ['Geschenkgutscheine gesperrt'],
  ],
  ['eigens angefertigt', { status: 'confirmed', isMixed: true }, ['angefertigt werden', 'prüfen']],
  [
    'bezahlt',
    { status: 'withdrawn', repay: { amount: 3990, onGiftCards: 0, until: '2026-12-08' } },
    ['39,90', 'bis zum 8.\u00a0Dezember 2026 erstatten'],
  ],
])('the shop is informed of the next steps of a withdrawal: %s', (_, change, words) => {
  const text = mailText(withdrawalNoticeMail(DECLARED, configuration, { ...about, ...change }));
  for (const word of words) expect(text).toContain(word);
  if (_ !== 'bezahlt') expect(text).not.toContain('39,90');
});

test('an unpaid return lowers the bill, and a paid one is refunded', () => {
  const frame = { lang: 'de' as const, configuration, publicOrigin };
  const back = { ...order, id: 10009, totals: { ...order.totals, totalGross: 1000 } };
  const input = { ...frame, back, origin: { id: 10001, accessKey: 'key' } };
  const lowered = mailText(refundMadeMail(input, { repaid: 0, onGiftCards: 0, due: 2490 }));
  expect(lowered).toContain('um 10,00\u00a0€ niedriger');
  expect(lowered).toContain('noch 24,90\u00a0€');
  expect(lowered).not.toContain('auf dem Sie bezahlt haben');
  const settled = mailText(refundMadeMail(input, { repaid: 0, onGiftCards: 0, due: 0 }));
  expect(settled).toContain('müssen Sie nichts mehr bezahlen');
  const paid = mailText(refundMadeMail(input, { repaid: 1000, onGiftCards: 0, due: 0 }));
  expect(paid).toContain('wir erstatten Ihnen 10,00\u00a0€');
  expect(paid).not.toContain('niedriger');
  const partly = mailText(refundMadeMail(input, { repaid: 400, onGiftCards: 0, due: 0 }));
  expect(partly).toContain('wir erstatten Ihnen 4,00\u00a0€');
  expect(partly).toContain('Davon senden wir Ihnen 4,00\u00a0€');
  const onCards = mailText(refundMadeMail(input, { repaid: 0, onGiftCards: 1000, due: 0 }));
  expect(onCards).toContain('wir erstatten Ihnen 10,00\u00a0€');
  expect(onCards).toContain('Davon sind 10,00\u00a0€ wieder als Guthaben');
  expect(onCards).not.toContain('auf dem Sie bezahlt haben');
  const both = mailText(refundMadeMail(input, { repaid: 400, onGiftCards: 600, due: 0 }));
  expect(both).toContain('Davon sind 6,00\u00a0€ wieder als Guthaben');
  expect(both).toContain('auf dem Sie bezahlt haben');
  expect(both).not.toContain('war noch nicht bezahlt');
  const cardAlone = mailText(refundMadeMail(input, { repaid: 0, onGiftCards: 410, due: 0 }));
  expect(cardAlone).toContain('wir erstatten Ihnen 4,10\u00a0€');
  expect(cardAlone).not.toContain('erstatten Ihnen 10,00\u00a0€');
  expect(cardAlone).toContain('Davon sind 4,10\u00a0€ wieder als Guthaben');
  expect(cardAlone).toContain('Der Rest war noch nicht bezahlt');
  expect(cardAlone).toContain('müssen Sie nichts mehr bezahlen');
});

test('a refund for goods without VAT does not mention VAT', () => {
  const frame = { lang: 'de' as const, configuration, publicOrigin };
  const back = {
    ...order,
    vatCase: 'intraCommunity' as const,
    totals: { ...order.totals, shippingGross: 590, totalGross: 1000 },
  };
  const input = { ...frame, back, origin: { id: 10001, accessKey: 'key' } };
  const paid = mailText(refundMadeMail(input, { repaid: 1000, onGiftCards: 0, due: 0 }));
  expect(paid).toContain('Erstattung ohne MwSt.: 10,00');
  expect(paid).not.toContain('inkl. MwSt.');
  const partly = mailText(refundMadeMail(input, { repaid: 400, onGiftCards: 0, due: 0 }));
  expect(partly).toContain('Gutschrift ohne MwSt.: 10,00');
  expect(partly).not.toContain('inkl. MwSt.');
});

test.each([
  ['de', 'Versandbestätigung 10001', `${publicOrigin}/confirmation/10001/key`],
  ['en', 'Dispatch confirmation 10001', `${publicOrigin}/en/confirmation/10001/key`],
] as const)('the mail about sent goods, %s', (lang, title, link) => {
  const frame = { lang, configuration, publicOrigin };
  const text = mailText(orderShippedMail(frame, { order, accessKey: 'key' }));
  expect(text).toContain(title);
  expect(text).toContain(link);
  expect(text).toContain('1 × Malerset');
  expect(text).toContain('Farbton: Salbei');
  expect(text).not.toMatch(/\d,\d\d/);
  expect(text).toContain('00340434161094015902');
});

test.each([
  ['de', 'Zahlungsart zu Ihrer Bestellung 10001', 'Rechnung'],
  ['en', 'Payment method of your order 10001', 'Rechnung'],
] as const)('the mail about another payment method, %s', (lang, title, method) => {
  const frame = { lang, configuration, publicOrigin };
  const text = mailText(
    paymentChangedMail(frame, { order: { ...order, locale: lang }, accessKey: 'key' }),
  );
  expect(text).toContain(title);
  expect(text).toContain(method);
  expect(text).toContain('/confirmation/10001/key');
  const bank = { accountOwner: 'T', iban: 'DE02120300000000202051', swift: 'X', name: 'B' };
  const transfer = { ...order, locale: lang, paymentBankDetails: bank, payUntil: '2026-11-28' };
  const advance = mailText(
    paymentChangedMail(frame, { order: transfer as never, accessKey: 'key' }),
  );
  expect(advance).toContain('DE02 1203 0000 0000 2020 51');
});

const PICKUP = { address: 'Gärtnerweg 5, 10115 Berlin', hours: 'Mo–Fr 9–18 Uhr' };

test('mails about a pick-up contain address and hours, and no delivery', () => {
  const collected = { pickup: PICKUP, shippingProfileName: 'Abholung', parcels: [] };
  const text = received(collected);
  expect(text).toContain('Gärtnerweg 5, 10115 Berlin. Öffnungszeiten: Mo–Fr 9–18 Uhr.');
  expect(text).not.toMatch(/Versand\b|Versandart|Lieferzeit|Lieferadresse/);
  const frame = { lang: 'de', publicOrigin, configuration } as const;
  const ready = mailText(
    orderShippedMail({ ...frame }, { order: { ...order, ...collected }, accessKey: 'key' }),
  );
  expect(ready).toContain('liegt zur Abholung bereit');
  expect(ready).toContain('Mo–Fr 9–18 Uhr');
  expect(ready).not.toMatch(/unterwegs|Versand|Lieferadresse/);
});

test('the notice of a withdrawal names its order, its sum and where to see the next steps', () => {
  const notice = withdrawalNoticeMail(DECLARED, configuration, about);
  expect(notice.title).toBe('Widerruf von Anna Groß, Bestellung 10001');
  const text = mailText(notice);
  expect(text).toMatch(/aus\sBestellung\s10001\sArtikel\sfür\s19,99\s€/);
  expect(text).toContain('npm run order -- waiting');
  const unknown = withdrawalNoticeMail(DECLARED, configuration);
  expect(unknown.title).toBe('Widerruf von Anna Groß');
  expect(mailText(unknown)).toContain('npm run order -- waiting');
});

test('the shop promises replacement for damaged goods in its own words', () => {
  const own = { de: 'Bitte melden Sie sich bei uns.', en: '' };
  const shop = { ...configuration, mailTexts: { ...configuration.mailTexts, damage: own } };
  const frame = { lang: 'de', publicOrigin, configuration: shop } as const;
  const text = mailText(orderShippedMail(frame, { order, accessKey: 'key' }));
  expect(text).toContain(own.de);
  expect(text).not.toContain('Ersatz.');
});
