/** Newsletter-Anmeldung. */
export const newsletter = {
  label: 'Newsletter',
  submit: 'Anmelden',
  privacyBefore: 'Ich möchte den Newsletter erhalten und habe die ',
  privacyLink: 'Datenschutzerklärung',
  privacyAfter: ' gelesen. Ich kann mich jederzeit wieder abmelden.',
  doubleOptIn: 'Sie erhalten zuerst eine E-Mail, in der Sie die Anmeldung bestätigen.',
  title: 'Newsletter',
  intro: 'Neue Farbtöne, Anleitungen und Angebote, etwa einmal im Monat.',
  confirmTitle: 'Anmeldung bestätigen',
  confirmText: 'Möchten Sie den Newsletter an diese Adresse erhalten?',
  confirmSubmit: 'Ja, Newsletter erhalten',
  unsubscribeTitle: 'Vom Newsletter abmelden',
  unsubscribeText: 'Möchten Sie den Newsletter nicht mehr erhalten?',
  unsubscribeSubmit: 'Abmelden',
  linkInvalid:
    'Dieser Link ist ungültig oder abgelaufen. Wenn Sie den Newsletter erhalten möchten, melden Sie sich bitte neu an.',
  error: {
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    emailValid:
      'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    firstName: 'Bitte geben Sie Ihren Vornamen ein.',
    lastName: 'Bitte geben Sie Ihren Nachnamen ein.',
    nameTooLong: 'Bitte kürzen Sie den Namen auf höchstens 100 Zeichen.',
    nameCharacters: 'Bitte entfernen Sie unsichtbare Zeichen aus dem Namen.',
    privacy: 'Bitte stimmen Sie zu, damit wir Ihnen den Newsletter senden dürfen.',
  },
};
