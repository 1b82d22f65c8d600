/** Feste Informationsseiten; die Texte selbst sind Daten. */
export const staticPages = {
  cancellationForm: 'Widerrufsformular',
  cancellationRights: 'Widerrufsrecht',
  legalDisclosure: 'Impressum',
  privacyPolicy: 'Datenschutzerklärung',
  termsAndConditions: 'Allgemeine Geschäftsbedingungen',
  declarationOfAccessibility: 'Erklärung zur Barrierefreiheit',
  shipping: 'Lieferung und Versandkosten',
  missing: 'Dieser Text fehlt noch. Bitte wenden Sie sich an den Betreiber des Shops.',
  relatedPages: 'Weitere Informationen',
};
