/** Newsletter-Anmeldung. */
export const newsletter = {
  submit: 'Anmelden',
  privacyBefore: 'Ich möchte den Newsletter erhalten und habe die ',
  privacyLink: 'Datenschutzerklärung',
  privacyAfter: ' gelesen. Ich kann mich jederzeit wieder abmelden.',
  doubleOptIn: 'Sie erhalten zuerst eine E-Mail, in der Sie die Anmeldung bestätigen.',
  title: 'Newsletter',
  intro: 'Neues aus unserem Sortiment und Angebote, etwa einmal im Monat.',
  confirmTitle: 'Anmeldung bestätigen',
  confirmText: 'Möchten Sie den Newsletter an diese Adresse erhalten?',
  confirmSubmit: 'Ja, Newsletter erhalten',
  unsubscribeTitle: 'Vom Newsletter abmelden',
  unsubscribeText: 'Möchten Sie den Newsletter nicht mehr erhalten?',
  unsubscribeSubmit: 'Abmelden',
  linkInvalid:
    'Dieser Link ist ungültig oder abgelaufen. Wenn Sie den Newsletter erhalten möchten, melden Sie sich bitte neu an.',
  alreadyThere: 'Sie erhalten ihn schon?',
  toSettings: 'Angaben ändern oder abmelden',
  settingsTitle: 'Ihr Newsletter',
  askForLink:
    'Geben Sie die E-Mail-Adresse ein, an die der Newsletter geht. Sie erhalten dort einen Link, mit dem Sie Ihre Angaben ändern oder sich abmelden.',
  askForEnd:
    'Geben Sie die E-Mail-Adresse ein, an die der Newsletter geht. Er wird sofort abbestellt, oder Sie bekommen dorthin einen Link zum Abbestellen.',
  linkFirst:
    'Zum Ändern oder Abmelden senden wir einen Link an diese Adresse. So meldet Sie niemand anderes ab.',
  sendLink: 'Link senden',
  saveNames: 'Namen speichern',
  subscribe: 'Newsletter abonnieren',
  subscribeConsent:
    'Ich möchte den Newsletter an die E-Mail-Adresse meines Kontos erhalten. Ich kann mich jederzeit wieder abmelden.',
  state: {
    none: 'Sie erhalten den Newsletter nicht an {email}.',
    pending:
      'Die Anmeldung für {email} ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.',
    active: 'Der Newsletter geht an {email}.',
    ended: '{email} ist vom Newsletter abgemeldet.',
    unknown: 'Ob der Newsletter an {email} geht, lässt sich hier nicht sagen.',
  },
};
