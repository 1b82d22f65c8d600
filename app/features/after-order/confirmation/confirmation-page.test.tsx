import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { Locale } from '~/i18n/locales';
import { readQrCode } from '../../../../tests/support/read-qr-code';
import { fold, words } from '../../../../tests/support/words';
import { ConfirmationPage } from './confirmation-page';
import type { OrderView } from './order-view';
import { transferCode } from './transfer-code.server';

const address = {
  typeId: 1,
  firstName: 'Anna',
  lastName: 'Groß',
  companyName: '',
  streetName: 'Hauptstraße',
  apartment: '1',
  zipCode: '10115',
  city: 'Berlin',
  stateName: '',
  countryName: 'Deutschland',
  phoneNumber: '',
  vatNumber: '',
  email: 'anna@example.com',
} as OrderView['billingAddress'];

const order: OrderView = {
  id: 10001,
  createdAt: '2026-11-02T10:00:00Z',
  billingAddress: address,
  deliveryAddress: address,
  paymentMethodId: 2,
  paymentMethodName: 'Rechnung',
  paymentStatusKey: 'unpaid',
  paymentBankDetails: null,
  shippingProfileName: 'DHL Paket',
  shippingProvider: 'DHL',
  pickup: null,
  needsDelivery: true,
  boughtGiftCards: [],
  preferredDelivery: null,
  contactWish: '',
  customerSign: '',
  withdrawal: null,
  documents: [],
  orderReferences: [],
  parcels: [],
  returns: [],
  paymentProgress: 'none',
  isSettled: false,
  canChangePayment: false,
  canReview: false,
  deliveryTime: { min: 2, max: 4 },
  statusName: 'confirmed',
  payUntil: null,
  paymentTermDays: 14,
  email: 'anna@example.com',
  isBillingSame: true,
  sentAt: null,
  lines: [
    {
      id: 1,
      variationId: 1003,
      name: 'Wandfarbe',
      variant: '2,5 l',
      number: 'W-25',
      quantity: 2,
      unsent: 0,
      price: 1250,
      lineTotal: 2500,
      properties: [
        { name: 'Etikett', value: 'Flur', fileUrl: null, surcharge: 250 },
        { name: 'Vorlage', value: 'flur.pdf', fileUrl: '/files/h/flur.pdf', surcharge: 0 },
      ],
      parts: [],
      isMadeToOrder: false,
      isGiftCard: false,
      canReview: true,
      picture: null,
      path: '/wandfarbe_1_5',
    },
  ],
  balance: { price: 2990, paid: 0, due: 2990, refundable: 0 },
  totals: {
    itemSum: 2500,
    shipping: 490,
    coupon: null,
    giftCards: [],
    openAmount: 2990,
    total: 2990,
    vats: [{ rate: 1900, amount: 477, net: 2513 }],
    currency: 'EUR',
  },
};

function markup(changes: Partial<OrderView> = {}, locale: Locale = 'de'): string {
  const shown = { ...order, ...changes };
  return renderToStaticMarkup(
    <TextProvider i18n={i18nFor(locale)} prefix="">
      <ConfirmationPage
        order={shown}
        transferCode={transferCode(shown)}
        shopEmail="shop@example.com"
        withdrawalPath="/withdrawal"
        path="/confirmation/10001/key"
      />
    </TextProvider>,
  );
}

function page(changes: Partial<OrderView> = {}, locale: Locale = 'de'): string {
  return markup(changes, locale)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('unknown facts are not shown: an unknown state, no delivery time', () => {
  expect(page()).toContain('Lieferung: DHL. Lieferzeit: 2 bis 4 Werktage.');
  const text = page({ statusName: 'Warenausgang gebucht', deliveryTime: { min: 0, max: 0 } });
  expect(text).toContain('Warenausgang gebucht');
  expect(text).not.toContain('account.status');
  expect(text).toContain('Lieferung: DHL.');
  expect(text).not.toContain('Lieferzeit');
});

test('it shows number, shipping and payment method, subtotal and tax (3.102)', () => {
  const text = page();
  expect(text).toContain('Bestellnummer 10001 ');
  expect(text).toContain('Versandart DHL Paket ');
  expect(text).toContain('Zahlungsart Rechnung ');
  expect(text).toContain('Zwischensumme 25,00 € ');
  expect(text).toMatch(/19 % .*25,13 €.* 4,77 €/);
});

test('a VAT number is labelled', () => {
  const billingAddress = { ...address, vatNumber: 'DE136695976' };
  const shown = { billingAddress, isBillingSame: false };
  expect(page(shown)).toContain('USt-IdNr. DE136695976');
  expect(page(shown, 'en')).toContain('VAT number DE136695976');
});

test('it shows the surcharge of an order property, and nothing if there is none (3.106)', () => {
  expect(page()).toContain('Etikett: Flur (inkl. 2,50 € Aufpreis) Vorlage: flur.pdf 2 × 12,50 €');
});

test('it shows the shipping date once the goods are sent, and no longer the delivery time (3.102)', () => {
  expect(page()).not.toContain('Versanddatum');
  expect(page()).toContain('Lieferzeit');
  const sent = { statusName: 'shipped', sentAt: '2026-11-04T15:30:00Z' };
  expect(page(sent)).toContain('Versanddatum: 4. November 2026');
  expect(page(sent)).toContain('Wir haben die Ware am 4. November 2026 versandt. Lieferung: DHL.');
  expect(page(sent)).not.toContain('Lieferzeit');
  expect(page(sent, 'en')).toContain('Dispatch date: 4 November 2026');
});

test('a preferred day that waits for the payment is labelled', () => {
  const preferredDelivery = {
    preferredDay: '2026-12-01',
    preferredLocation: '',
    preferredNeighbourName: '',
    preferredNeighbourAddress: '',
  };
  const caveat = words('de', 'preferredDelivery.dayIfPaid');
  const payUntil = '2026-12-05';
  expect(page({ preferredDelivery })).not.toContain(caveat);
  expect(page({ preferredDelivery, payUntil })).toContain(caveat);
  expect(page({ preferredDelivery, payUntil, isSettled: true })).not.toContain(caveat);
});

test.each(['partlyRefunded', 'refunded'] as const)(
  'an order that is %s is not requested again',
  (status) => {
    const bank = { account: '', accountOwner: 'T', name: 'B', iban: 'DE02', swift: 'X', code: 'X' };
    const back = {
      paymentStatusKey: status,
      isSettled: true,
      paymentBankDetails: bank,
      sentAt: '2026-11-04T15:30:00Z',
    };
    expect(page(back)).toContain(words('de', `order.paymentStatus.${status}`));
    expect(page(back)).not.toMatch(/überweisen|DE02/);
  },
);

test('a paid order is no longer being prepared once it is sent', () => {
  const paid = { paymentStatusKey: 'fullyPaid', isSettled: true } as const;
  expect(page(paid)).toContain('Wir stellen Ihre Bestellung jetzt zusammen');
  expect(page({ ...paid, sentAt: '2026-11-04T15:30:00Z' })).not.toContain('zusammen');
});

const BANK = {
  account: '',
  accountOwner: 'Tonwert GmbH',
  name: 'B',
  iban: 'DE02 1203 0000 0000 2020 51',
  swift: 'BYLADEM1001',
  code: '',
};

test("a phone reads the page's transfer, to the cent", async () => {
  const asked = { paymentBankDetails: BANK };
  expect(page(asked)).toContain('Betrag 29,90 €');
  const [svg] = markup(asked).match(/<svg class="qr-code".*?<\/svg>/)!;
  expect(svg).toMatch(
    /role="img" aria-label="QR-Code für die Überweisung von 29,90\s€, Verwendungszweck 10001"/,
  );
  expect((await readQrCode(svg))?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BYLADEM1001',
    'Tonwert GmbH',
    'DE02120300000000202051',
    'EUR29.90',
    '',
    '',
    '10001',
  ]);
  expect(markup(asked, 'en')).toContain('Scan the code to make the transfer.');
});

test.each([
  ['paid', { paymentBankDetails: BANK, isSettled: true }],
  ['paid in another way', {}],
  ['transferred to an account nobody wrote down', { paymentBankDetails: { ...BANK, iban: '' } }],
] satisfies [string, Partial<OrderView>][])('there is no code if it is %s', (_name, changes) => {
  expect(markup(changes)).not.toContain('qr-code');
});

test.each([
  ['withdrawn', 'nothingDue', 'Diese Bestellung ist widerrufen'],
  ['shipped', 'nothingDue', 'Sie müssen nichts mehr bezahlen.'],
  ['cancelled', 'refundDue', 'Diese Bestellung ist aufgehoben'],
] as const)('an order that is %s and has %s requests no money', (statusName, status, said) => {
  const ended = { statusName, paymentStatusKey: status, isSettled: true } as const;
  const balance = { price: 0, paid: 0, due: 0, refundable: 0 };
  const text = page({ ...ended, balance, paymentBankDetails: BANK });
  expect(text).toContain(said);
  expect(text).not.toMatch(/überweisen|DE02/);
  expect(text).toContain('Die Bestellung kostet jetzt 0,00 €');
});

test('an order that costs nothing does not claim that money arrived', () => {
  const totals = { ...order.totals, total: 0, openAmount: 0 };
  const text = page({ totals, isSettled: true, paymentStatusKey: 'fullyPaid' });
  expect(text).toContain('Es ist nichts zu zahlen.');
  expect(text).not.toContain('Zahlung ist eingegangen');
});

test('a withdrawn part is not requested: amount, account and sentence name the rest', () => {
  const rest = { price: 1740, paid: 0, due: 1740, refundable: 0 };
  const lines = order.lines.map((line) => ({ ...line, unsent: 1 }));
  const part = { balance: rest, lines, paymentBankDetails: BANK } as const;
  const text = page(part);
  expect(text.match(/17,40 €/g)).toHaveLength(4);
  expect(text).toContain('1 Stück davon ist widerrufen');
  expect(text).toContain('Bitte überweisen Sie 17,40 €');
  expect(page(part, 'en')).toContain('1 of these withdrawn, neither sent nor charged');
  expect(page()).not.toContain('Stand der Zahlung');
});

test('an overpayment is shown as the amount to be refunded', () => {
  const balance = { price: 1740, paid: 2990, due: 0, refundable: 1250 };
  const text = page({ balance, isSettled: true, paymentStatusKey: 'refundDue' });
  expect(text).toContain('Bezahlt 29,90 € Wir erstatten 12,50 €');
});

test.each([
  ['inProgress', false],
  ['authorized', false],
  ['underReview', false],
  ['refunding', false],
  ['chargedBack', false],
  ['toPay', true],
  ['notCompleted', true],
] as const)('%s is reported; paying again is offered: %s', (paymentProgress, isToPay) => {
  for (const locale of ['de', 'en'] as const) {
    const shown = markup({ paymentProgress, canChangePayment: true }, locale);
    expect(fold(shown)).toContain(words(locale, `orderPayment.${paymentProgress}`));
    expect(shown.includes('name="paymentId" value="2"')).toBe(isToPay);
  }
  const late = markup({ paymentProgress, canChangePayment: false });
  expect(late.includes('class="pay-form"')).toBe(false);
});

test.each([
  ['toPay', true, 'order.notPaid'],
  ['notCompleted', true, 'order.notPaid'],
  ['notCompleted', false, 'order.thanks'],
  ['inProgress', true, 'order.thanks'],
  ['none', true, 'order.thanks'],
] as const)(
  'the heading of an order whose payment is %s, and can be made again: %s, is %s',
  (paymentProgress, canChangePayment, heading) => {
    for (const locale of ['de', 'en'] as const) {
      const shown = markup({ paymentProgress, canChangePayment }, locale);
      expect(fold(/<h1>(.*?)<\/h1>/.exec(shown)![1]!)).toBe(words(locale, heading));
    }
  },
);

test('a buyer who collects the goods reads where and when, and nothing of a delivery', () => {
  const pickup = { address: 'Gärtnerweg 5, 10115 Berlin', hours: 'Mo–Fr 9–18 Uhr' };
  const text = page({ ...order, pickup, shippingProfileName: 'Abholung', shippingProvider: '' });
  expect(text).toContain('Gärtnerweg 5, 10115 Berlin');
  expect(text).toContain('Öffnungszeiten: Mo–Fr 9–18 Uhr');
  expect(text).toContain('Zeit bis zur Abholung: 2 bis 4 Werktage');
  expect(text).not.toMatch(/Lieferadresse|Lieferzeit|Wie die Lieferadresse/);
  const sentAt = '2026-11-03T10:00:00Z';
  const ready = page({ ...order, pickup, statusName: 'shipped', sentAt });
  expect(ready).toContain('liegt seit 3. November 2026 zur Abholung bereit');
  expect(ready).toContain('Abholbereit');
  expect(ready).not.toMatch(/[Vv]ersandt|Versanddatum/);
});

test.each(['de', 'en'] as const)(
  'the order confirmation is on its way until the goods are (%s)',
  (lang) => {
    const { email } = order;
    const [next, sent] = [
      words(lang, 'order.nextMail', { email }),
      words(lang, 'order.sentMail', { email }),
    ];
    expect(page({}, lang)).toContain(next);
    const later = page({ statusName: 'shipped', sentAt: '2026-11-04T10:00:00Z' }, lang);
    expect(later).not.toContain(next);
    expect(later).toContain(sent);
  },
);
