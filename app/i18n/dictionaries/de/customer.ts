/** Konto: anmelden, Konto anlegen, Passwort. */
export const customer = {
  loginTitle: 'Anmelden',
  password: 'Passwort',
  logIn: 'Anmelden',
  newHere: 'Noch kein Konto?',
  newHereText:
    'Mit einem Konto finden Sie Ihre Bestellungen, Adressen und Farbtöne beim nächsten Mal wieder.',
  toRegister: 'Konto anlegen',
  orAsGuest: 'Bestellen können Sie auch ohne Konto.',
  toGuest: 'Als Gast bestellen',
  registerTitle: 'Konto anlegen',
  registerText:
    'Sie brauchen nur eine E-Mail-Adresse und ein Passwort. Ihr Konto können Sie jederzeit wieder löschen.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  passwordHint: 'Mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer.',
  passwordAgain: 'Passwort wiederholen',
  privacyBefore: 'Ich habe die',
  privacyLink: 'Datenschutzerklärung',
  privacyAfter: 'gelesen.',
  register: 'Konto anlegen',
  haveAccount: 'Schon ein Konto?',
  toLogin: 'Zur Anmeldung',
  checkout: {
    chooseShipping: 'Lieferadresse wählen',
    chooseBilling: 'Rechnungsadresse wählen',
    useShipping: 'Hierhin liefern',
    useBilling: 'Auf diese Adresse ausstellen',
    chosen: 'Gewählt für diese Bestellung',
    changeAddress: 'Diese Adresse ändern',
    newAddress: 'Neue Adresse eingeben',
    backToCheckout: 'Zurück zur Kasse',
    haveAccount: 'Haben Sie schon ein Konto?',
    logIn: 'Anmelden',
  },
  notice: {
    registered: 'Ihr Konto ist angelegt, und Sie sind angemeldet.',
    loggedOut: 'Sie sind abgemeldet.',
    cartJoined:
      'In Ihrem Warenkorb liegen wieder Artikel von einem früheren Besuch. Bitte prüfen Sie die Mengen.',
  },
};
