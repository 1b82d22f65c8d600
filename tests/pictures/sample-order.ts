import type { LegalText, Order } from '../../app/services/shop-api';

/** An order as the demo shop takes it, for pictures of mails. */

export const ACCESS_KEY = 'Qm9pZ3V0ZXJTY2hsw7xzc2VsMQ';
export const MOMENT = new Date('2026-11-23T09:12:40Z');

const ADDRESS = {
  firstName: 'Anna',
  lastName: 'Groß-Beispiel',
  companyName: '',
  vatNumber: '',
  streetName: 'Straße des 17. Juni',
  apartment: '135 b',
  zipCode: '10623',
  city: 'Berlin',
  stateName: '',
  phoneNumber: '',
  email: 'anna@example.com',
};

const WORDS = {
  de: {
    country: 'Deutschland',
    paint: ['Wandfarbe Tonwert Weit', 'Salbei, 2,5 l'],
    brush: ['Flachpinsel', '50 mm'],
    payment: 'Vorkasse',
    profile: 'DHL Paket',
  },
  en: {
    country: 'Germany',
    paint: ['Tonwert Weit wall paint', 'Sage, 2.5 l'],
    brush: ['Flat brush', '50 mm'],
    payment: 'Prepayment',
    profile: 'DHL parcel',
  },
} as const;

/** A paid-in-advance order of two lines in this language. */
export function sampleOrder(lang: 'de' | 'en'): Order {
  const words = WORDS[lang];
  const address = { ...ADDRESS, countryName: words.country };
  return {
    id: 10_042,
    createdAt: MOMENT.toISOString(),
    locale: lang,
    currency: 'EUR',
    billingAddress: address,
    deliveryAddress: address,
    orderItems: [line(words.paint, 'TW-4120-250', 2, 3490), line(words.brush, 'FP-50', 1, 795)],
    totals: {
      itemSumGross: 7775,
      shippingGross: 490,
      couponValue: 0,
      couponCode: '',
      totalGross: 8265,
      vats: [{ rate: 1900, value: 1320, net: 6945 }],
    },
    balance: { price: 8265, paid: 0, due: 8265, refundable: 0 },
    dates: [],
    paymentMethodName: words.payment,
    paymentTermDays: 7,
    payUntil: '2026-11-30',
    paymentBankDetails: {
      accountOwner: 'Tonwert Farbenhandel GmbH',
      iban: 'DE02120300000000202051',
      swift: 'BYLADEM1001',
      name: 'Musterbank',
    },
    needsDelivery: true,
    shippingProfileName: words.profile,
    parcels: [{ parcelServiceName: 'DHL', trackingNumber: '00340434161094015902' }],
    preferredDelivery: null,
    contactWish: '',
    customerSign: '',
    deliveryTime: { min: 2, max: 4 },
    // What mails do not read is left out.
  } as unknown as Order;
}

function line(
  [name, variation]: readonly [string, string],
  number: string,
  quantity: number,
  price: number,
) {
  return {
    typeId: 1,
    orderItemName: name,
    variationName: variation,
    number,
    quantity,
    amounts: [{ priceOriginalGross: price, priceOriginalNet: Math.round(price / 1.19) }],
    lineTotal: quantity * price,
    isMadeToOrder: false,
    orderProperties: [],
    bundleComponents: [],
  };
}

const legal = (lang: 'de' | 'en', title: string, text: string): LegalText => ({
  type: 'CancellationRights',
  lang,
  title,
  htmlText: `<p>${text}</p>`,
  plainText: text,
});

/** Where the terms, the instruction on withdrawal and its form stand in whole. */
export const LEGAL_TEXT = {
  de: legal(
    'de',
    'Widerrufsrecht',
    'Hier stehen AGB, Widerrufsbelehrung und Formular in ganzer Länge.',
  ),
  en: legal(
    'en',
    'Right of withdrawal',
    'The terms, the instructions on withdrawal and the form follow here in full.',
  ),
};
