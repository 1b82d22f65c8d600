/** Fuß der Seite. */
export const footer = {
  label: 'Service und Rechtliches',
  service: 'Service',
  law: 'Rechtliches',
  paymentAndShipping: 'Versand und Zahlung',
  accessibility: 'Barrierefreiheit',
  accessibilityText:
    'Sie können diesen Shop ohne JavaScript, nur mit der Tastatur und mit Vorlesesoftware benutzen.',
  contact: 'Kontakt',
  orderLookup: 'Bestellung suchen',
  newsletter: 'Newsletter',
  withdraw: 'Vertrag widerrufen',
  legalDisclosure: 'Impressum',
  privacyPolicy: 'Datenschutzerklärung',
  termsAndConditions: 'AGB',
  cancellationRights: 'Widerrufsrecht',
  cancellationForm: 'Muster-Widerrufsformular',
  shipping: 'Versand und Zahlung',
  declarationOfAccessibility: 'Erklärung zur Barrierefreiheit',
  cookieSettings: 'Cookie-Einstellungen',
  shippingText:
    'Wohin wir liefern, wie lange es dauert, was es kostet und wie Sie zahlen können, steht auf einer Seite.',
  priceNote: 'Alle Preise inkl. MwSt., zzgl. Versand.',
  priceNoteNet: 'Alle Preise zzgl. MwSt. und Versand, wo nichts anderes steht.',
};
