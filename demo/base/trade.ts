/**
 * Delivery promises (§4): id, average days, working days until the goods are with the carrier, texts.
 * 9 and 10 promise no delivery and cannot be ordered.
 */
export const AVAILABILITIES: readonly [
  id: number,
  averageDays: number | null,
  handover: [min: number, max: number],
  de: string,
  en: string,
][] = [
  [1, 2, [0, 1], 'Sofort lieferbar', 'In stock'],
  [2, 3, [1, 2], 'Kurzfristig lieferbar', 'Available at short notice'],
  [3, 5, [3, 4], 'In wenigen Tagen lieferbar', 'Available in a few days'],
  [4, 7, [5, 6], 'Wird für Sie beschafft', 'Ordered in for you'],
  [5, 4, [2, 3], 'Wird für Sie hergestellt', 'Made for you'],
  [6, 10, [7, 10], 'Mit Wartezeit lieferbar', 'Available with a wait'],
  [7, 14, [9, 12], 'Mit Wartezeit lieferbar', 'Available with a wait'],
  [8, 21, [14, 19], 'Mit langer Wartezeit lieferbar', 'Available with a long wait'],
  [9, null, [0, 0], 'Lieferzeit auf Anfrage', 'Delivery time on request'],
  [10, null, [0, 0], 'Zurzeit nicht lieferbar', 'Currently not available'],
];

type Unit = {
  code: string;
  reference: 'LTR' | 'KGM' | 'MTK' | 'MTR' | 'C62' | null;
  factor: number;
  de: string;
  en: string;
};

/** UN/ECE units and the unit in which the law wants the base price (PAngV § 5). */
export const UNITS: readonly Unit[] = [
  { code: 'C62', reference: 'C62', factor: 1, de: 'Stück', en: 'piece' },
  { code: 'LTR', reference: 'LTR', factor: 1, de: 'l', en: 'l' },
  { code: 'MLT', reference: 'LTR', factor: 0.001, de: 'ml', en: 'ml' },
  { code: 'KGM', reference: 'KGM', factor: 1, de: 'kg', en: 'kg' },
  { code: 'GRM', reference: 'KGM', factor: 0.001, de: 'g', en: 'g' },
  { code: 'MTR', reference: 'MTR', factor: 1, de: 'm', en: 'm' },
  { code: 'MTK', reference: 'MTK', factor: 1, de: 'm²', en: 'm²' },
];

const PREPAYMENT = 1;
const INVOICE = 2;
const CARD = 3;
const PAYPAL = 4;
const SEPA = 5;

/**
 * Prepayment by transfer for everybody; invoice for Germany and Austria up to 1500 €; and through the payment
 * provider where there is a key of it.
 */
export const PAYMENT_METHODS = [
  {
    id: PREPAYMENT,
    key: 'plenty_prepayment',
    paymentKey: 'PREPAYMENT',
    de: 'Vorkasse',
    en: 'Prepayment',
    descriptionDe:
      'Sie überweisen den Betrag innerhalb von {days} Tagen nach der Bestellung. Wir versenden, sobald er eingegangen ist; geht er nicht ein, heben wir die Bestellung auf.',
    descriptionEn:
      'You transfer the amount within {days} days of ordering. We send the goods as soon as it has arrived; without it we cancel the order.',
    icon: 'prepayment',
    isoCodes: null as string[] | null,
    maxAmount: null as number | null,
  },
  {
    id: INVOICE,
    key: 'plenty_invoice',
    paymentKey: 'INVOICE',
    de: 'Rechnung',
    en: 'Invoice',
    descriptionDe: 'Sie erhalten die Ware zuerst und zahlen innerhalb von {days} Tagen.',
    descriptionEn: 'You receive the goods first and pay within {days} days.',
    icon: 'invoice',
    isoCodes: ['DE', 'AT'] as string[] | null,
    maxAmount: 150_000 as number | null,
  },
  {
    id: CARD,
    key: 'Mollie',
    paymentKey: 'MOLLIE_CREDITCARD',
    de: 'Kreditkarte oder Debitkarte',
    en: 'Credit or debit card',
    descriptionDe:
      'Sie bezahlen gleich nach der Bestellung auf der Seite unseres Zahlungsdienstes.',
    descriptionEn: 'You pay right after ordering on the page of our payment service.',
    icon: '',
    isoCodes: null,
    maxAmount: null,
  },
  {
    id: PAYPAL,
    key: 'Mollie',
    paymentKey: 'MOLLIE_PAYPAL',
    de: 'PayPal',
    en: 'PayPal',
    descriptionDe: 'Sie bezahlen gleich nach der Bestellung mit Ihrem PayPal-Konto.',
    descriptionEn: 'You pay right after ordering with your PayPal account.',
    icon: '',
    isoCodes: null,
    maxAmount: null,
  },
  {
    id: SEPA,
    key: 'Mollie',
    paymentKey: 'MOLLIE_BANKTRANSFER',
    de: 'SEPA-Überweisung',
    en: 'SEPA bank transfer',
    descriptionDe:
      'Unser Zahlungsdienst nennt Ihnen das Konto. Bitte überweisen Sie innerhalb von {days} Tagen; wir versenden, sobald der Betrag eingegangen ist.',
    descriptionEn:
      'Our payment service tells you the account. Please transfer within {days} days; we send the goods as soon as the amount has arrived.',
    icon: '',
    isoCodes: null,
    maxAmount: null,
  },
];

type Days = [min: number, max: number];
type Tariff = [maxWeightG: number, domestic: number, neighbours: number];

/** The carriers of each shipping method, and the tracking addresses of their parcels. */
export const PARCEL_SERVICES = [
  {
    id: 101,
    name: 'DHL',
    trackingUrl:
      'https://www.dhl.de/{lang}/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
  },
  {
    id: 102,
    name: 'DHL Express',
    trackingUrl: 'https://www.dhl.com/de-{lang}/home/tracking.html?tracking-id={number}',
  },
  { id: 103, name: 'Elbfracht', trackingUrl: null },
];

/** What the carrier of the parcels can be asked for, and what a day costs. */
export const PREFERRED_DELIVERY = {
  surcharge: 120,
  cutOff: { hour: 12, minute: 0 },
  excludedHandOverDays: [6],
  stationProfiles: [1],
  postnumberRequired: true,
  profiles: { 1: ['PreferredDay', 'PreferredLocation', 'PreferredNeighbour'] },
};

/** Gross prices in cents by weight; domestic parcels are free from 99 €. */
export const SHIPPING_PROFILES = [
  {
    id: 1,
    serviceId: 101,
    service: 'DHL',
    de: 'DHL Paket',
    en: 'DHL parcel',
    days: [1, 2] as Days,
    daysAbroad: [3, 5] as Days,
    takesHazardousGoods: true,
    asksPrivacyHint: true,
    excluded: [] as number[],
    onlyDomestic: false,
    freeFrom: 9900 as number | null,
    tariffs: [
      [5_000, 590, 1290],
      [10_000, 790, 1690],
      [31_500, 1290, 2690],
    ] as Tariff[],
  },
  {
    id: 2,
    serviceId: 102,
    service: 'DHL Express',
    de: 'DHL Express',
    en: 'DHL Express',
    days: [1, 1] as Days,
    daysAbroad: null,
    takesHazardousGoods: false,
    asksPrivacyHint: false,
    excluded: [INVOICE],
    onlyDomestic: true,
    freeFrom: null as number | null,
    tariffs: [
      [5_000, 1490, 0],
      [31_500, 2490, 0],
    ] as Tariff[],
  },
  {
    id: 3,
    serviceId: 103,
    // The name of a company, the same in every language.
    service: 'Elbfracht',
    de: 'Spedition bis Bordsteinkante',
    en: 'Freight to the kerb',
    days: [2, 4] as Days,
    daysAbroad: [4, 7] as Days,
    takesHazardousGoods: true,
    asksPrivacyHint: false,
    excluded: [INVOICE],
    onlyDomestic: false,
    freeFrom: null as number | null,
    tariffs: [[900_000, 3990, 7990]] as Tariff[],
  },
];
