/** Newsletter-Anmeldung. */
export const newsletter = {
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
};
