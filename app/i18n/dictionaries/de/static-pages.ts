/** Feste Informationsseiten; die Texte selbst sind Daten. */
export const staticPages = {
  cancellationForm: 'Muster-Widerrufsformular',
  cancellationRights: 'Widerrufsrecht',
  legalDisclosure: 'Impressum',
  privacyPolicy: 'Datenschutzerklärung',
  termsAndConditions: 'Allgemeine Geschäftsbedingungen (AGB)',
  declarationOfAccessibility: 'Erklärung zur Barrierefreiheit',
  shipping: 'Versand und Zahlung',
  missing: 'Dieser Text fehlt noch. Bitte wenden Sie sich an uns.',
  relatedPages: 'Weitere Informationen',
};
