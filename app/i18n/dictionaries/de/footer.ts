/** Fuß der Seite. */
export const footer = {
  label: 'Service und Rechtliches',
  service: 'Service',
  law: 'Rechtliches',
  paymentAndShipping: 'Zahlung und Versand',
  accessibility: 'Barrierefreiheit',
  accessibilityText:
    'Dieser Shop lässt sich ohne Skripte, mit der Tastatur und mit Vorlesesoftware benutzen.',
  cart: 'Warenkorb',
  search: 'Suche',
  withdraw: 'Vertrag widerrufen',
  legalDisclosure: 'Impressum',
  privacyPolicy: 'Datenschutzerklärung',
  termsAndConditions: 'Allgemeine Geschäftsbedingungen',
  cancellationRights: 'Widerrufsrecht',
  cancellationForm: 'Muster-Widerrufsformular',
  shipping: 'Versand und Zahlung',
  declarationOfAccessibility: 'Erklärung zur Barrierefreiheit',
  cookieSettings: 'Cookie-Einstellungen',
  paymentText: 'Welche Zahlungsarten es gibt, sehen Sie an der Kasse, bevor Sie bestellen.',
  shippingText: 'Wohin wir liefern, wie lange es dauert und was es kostet, steht auf einer Seite.',
  priceNote: 'Alle Preise inkl. MwSt., zzgl. Versand.',
};
