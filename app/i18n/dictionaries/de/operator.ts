/** Wer im Shop arbeitet: Anmeldung und eigenes Konto. */
export const operator = {
  title: 'Shop-Team',
  loginTitle: 'Anmeldung für das Shop-Team',
  loginText:
    'Hier meldet sich an, wer die Seiten des Shops bearbeitet. Zum Einkaufen brauchen Sie kein Konto.',
  password: 'Passwort',
  logIn: 'Anmelden',
  loginFailed: 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte prüfen Sie beides.',
  forgotten:
    'Passwort vergessen? Wer den Shop betreibt, kann Ihnen ein neues geben: npm run operator:create',
  codeTitle: 'Zweiter Schritt',
  codeText:
    'Bitte öffnen Sie Ihre Authentifizierungs-App und geben Sie den Code mit sechs Ziffern ein, der dort steht.',
  code: 'Code',
  codeFailed: 'Dieser Code ist falsch oder schon benutzt. Bitte nehmen Sie den nächsten.',
  confirm: 'Bestätigen',
  otherAccount: 'Mit einem anderen Konto anmelden',
  toShop: 'Zum Shop',
  account: 'Ihr Konto',
  loggedInAs: 'Angemeldet als {who}.',
  rights: 'Das dürfen Sie:',
  right: {
    preview: 'Entwürfe ansehen',
    edit: 'Seiten bearbeiten',
    publish: 'Seiten veröffentlichen',
  },
  manual: 'Handbuch des Editors',
  tools: {
    label: 'Werkzeuge des Shop-Teams',
    edit: 'Diese Seite bearbeiten',
    exit: 'Editor beenden',
  },
  editPages: 'Seiten bearbeiten',
  tour: 'Rundgang durch den Editor',
  logOut: 'Abmelden',
  secondStep: 'Code vom Telefon',
  secondStepIsOff:
    'Mit einem Code von Ihrem Telefon kommt niemand in Ihr Konto, der nur Ihr Passwort kennt. Jetzt wird keiner verlangt.',
  secondStepIsOn: 'Bei jeder Anmeldung wird nach dem Passwort ein Code von Ihrem Telefon verlangt.',
  secondStepOffer: 'Code einrichten',
  secondStepScan:
    'Bitte lesen Sie dieses Bild mit Ihrer Authentifizierungs-App ein, oder tippen Sie den Schlüssel dort ab. Die App zeigt dann einen Code.',
  secondStepPicture: 'Bild mit dem Schlüssel für die App',
  secondStepKey: 'Schlüssel',
  secondStepTurnOn: 'Einschalten',
  secondStepTurnOff: 'Ausschalten',
  secondStepTurnOffText: 'Zum Ausschalten geben Sie bitte Ihr Passwort ein.',
  passwordFailed: 'Das Passwort stimmt nicht.',
  turnedOn: 'Ab jetzt wird bei der Anmeldung ein Code verlangt.',
  turnedOff: 'Ab jetzt genügt das Passwort.',
  loggedOut: 'Sie sind abgemeldet.',
};
