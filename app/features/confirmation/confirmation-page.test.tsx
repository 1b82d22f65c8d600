import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { Locale } from '~/i18n/locales';
import { words } from '../../../tests/support/words';
import { ConfirmationPage } from './confirmation-page';
import type { OrderView } from './order-view';

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
  paymentMethodName: 'Rechnung',
  paymentStatusKey: 'unpaid',
  paymentBankDetails: null,
  shippingProfileName: 'DHL Paket',
  shippingProvider: 'DHL',
  contactWish: '',
  customerSign: '',
  withdrawal: null,
  documents: [],
  orderReferences: [],
  parcels: [],
  paymentProgress: 'none',
  isSettled: false,
  canChangePayment: false,
  minDeliveryDays: 2,
  maxDeliveryDays: 4,
  statusName: 'confirmed',
  payUntil: null,
  paymentTermDays: 14,
  email: 'anna@example.com',
  isBillingSame: true,
  sentAt: null,
  lines: [
    {
      id: 1,
      name: 'Wandfarbe',
      variant: '2,5 l',
      number: 'W-25',
      quantity: 2,
      price: 1250,
      lineTotal: 2500,
      properties: [
        { name: 'Etikett', value: 'Flur', fileUrl: null, surcharge: 250 },
        { name: 'Vorlage', value: 'flur.pdf', fileUrl: '/files/h/flur.pdf', surcharge: 0 },
      ],
      parts: [],
      isMixedToOrder: false,
      picture: null,
      path: '/wandfarbe_1_5',
    },
  ],
  totals: {
    itemSum: 2500,
    shipping: 490,
    coupon: null,
    total: 2990,
    vats: [{ rate: 1900, amount: 477, net: 2513 }],
    currency: 'EUR',
  },
};

function page(changes: Partial<OrderView> = {}, locale: Locale = 'de'): string {
  return renderToStaticMarkup(
    <TextProvider i18n={i18nFor(locale)} prefix="">
      <ConfirmationPage
        order={{ ...order, ...changes }}
        shopEmail="shop@example.com"
        withdrawalPath="/withdrawal"
        path="/confirmation/10001/key"
      />
    </TextProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('it names number, ways of delivery and payment, subtotal and tax (3.102)', () => {
  const text = page();
  expect(text).toContain('Bestellnummer 10001 ');
  expect(text).toContain('Versandart DHL Paket ');
  expect(text).toContain('Zahlungsart Rechnung ');
  expect(text).toContain('Zwischensumme 25,00 € ');
  expect(text).toMatch(/19 % .*25,13 €.* 4,77 €/);
});

test('it says what a statement of the shopper adds to the price, and nothing where that is nothing (3.106)', () => {
  expect(page()).toContain('Etikett: Flur (inkl. 2,50 € Aufpreis) Vorlage: flur.pdf 2 × 12,50 €');
});

test('it shows the shipping date once the goods are sent, and no delivery time any more (3.102)', () => {
  expect(page()).not.toContain('Versanddatum');
  expect(page()).toContain('Lieferzeit');
  const sent = { statusName: 'shipped', sentAt: '2026-11-04T15:30:00Z' };
  expect(page(sent)).toContain('Versanddatum: 4. November 2026');
  expect(page(sent)).toContain('Wir haben die Ware am 4. November 2026 versandt. Lieferung: DHL.');
  expect(page(sent)).not.toContain('Lieferzeit');
  expect(page(sent, 'en')).toContain('Dispatch date: 4 November 2026');
});

test.each(['partlyRefunded', 'refunded'] as const)(
  'what is %s is not asked for again',
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

test('what is paid is no longer put together once it is sent', () => {
  const paid = { paymentStatusKey: 'fullyPaid', isSettled: true } as const;
  expect(page(paid)).toContain('Wir stellen Ihre Bestellung jetzt zusammen');
  expect(page({ ...paid, sentAt: '2026-11-04T15:30:00Z' })).not.toContain('zusammen');
});
