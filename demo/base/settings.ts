import type { LegalTextType, ShopConfiguration } from '../../app/services/shop-api';

/** What the demo leaves as it is. */
type UnchangedSetting =
  | 'mailTexts'
  | 'logo'
  | 'icon'
  | 'languages'
  | 'blockedEmailCharacters'
  | 'sender'
  | 'footer'
  | 'clientSettings'
  | 'homePage'
  | 'retention';

/** The demo shop's facts. Seller and bank are invented; the IBAN belongs to no account. */
export const SETTINGS: Omit<ShopConfiguration, UnchangedSetting> = {
  shopName: 'Tonwert',
  slogan: { de: 'Farben, die bleiben.', en: 'Colours that last.' },
  titleSuffix: 'Tonwert',
  currency: 'EUR',
  fallbackCurrency: 'GBP',
  ratingSteps: 'half',
  design: {
    selectedFont: 'Instrument Sans',
    primaryColor: '#1f4d3f',
    secondaryColor: '#b4532a',
    blockSize: 'm',
  },
  seller: {
    name: 'Tonwert Farbenhandel GmbH',
    street: 'Musterstraße 12',
    postcode: '99999',
    city: 'Musterstadt',
    country: 'DE',
    representative: 'Mara Beispiel',
    email: 'service@tonwert.example',
    phone: '+49 30 23125 000',
    register: 'Amtsgericht Musterstadt, HRB 00000',
    vatId: 'DE000000000',
    taxNumber: '',
  },
  bank: {
    accountOwner: 'Tonwert Farbenhandel GmbH',
    name: 'Musterbank',
    iban: 'DE02120300000000202051',
    swift: 'BYLADEM1001',
  },
  eInvoices: true,
  editorManual: { de: '', en: '' },
  robots: {
    robotsHomepage: 'ALL',
    robotsContactPage: 'ALL',
    robotsCancellationRights: 'ALL',
    robotsCancellationForm: 'ALL',
    robotsLegalDisclosure: 'ALL',
    robotsPrivacyPolicy: 'ALL',
    robotsTermsAndConditions: 'ALL',
    robotsSearchResult: 'ALL',
  },
};

/** Titles of legal texts whose file has no heading of its own. */
export const LEGAL_TITLES: Record<LegalTextType, { de: string; en: string }> = {
  TermsConditions: { de: 'Allgemeine Geschäftsbedingungen (AGB)', en: 'Terms and conditions' },
  CancellationRights: { de: 'Widerrufsrecht', en: 'Right of withdrawal' },
  PrivacyPolicy: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
  LegalDisclosure: { de: 'Impressum', en: 'Legal disclosure' },
  WithdrawalForm: { de: 'Muster-Widerrufsformular', en: 'Model withdrawal form' },
  Shipping: { de: 'Versand und Zahlung', en: 'Delivery and payment' },
  AccessibilityDeclaration: { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
};
