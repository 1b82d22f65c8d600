/** Adressfelder. */
export const address = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  companyName: 'Firma',
  vatNumber: 'USt-IdNr.',
  vatHint: 'Zum Beispiel DE123456789',
  asCompany: 'Für eine Firma',
  companyHint:
    'Bitte lassen Sie Vor- und Nachname leer, wenn nur die Firma bestellt; dann brauchen wir die USt-IdNr.',
  streetName: 'Straße',
  apartment: 'Hausnummer',
  postNumber: 'Postnummer',
  postNumberHint: 'Ihre Nummer bei DHL, für Packstationen.',
  zipCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  state: 'Bundesland',
  noState: 'Keine Angabe',
  applyCountry: 'Land übernehmen',
  phoneNumber: 'Telefon',
  phoneHint: 'Nur für Rückfragen des Paketdienstes zur Zustellung.',
};
