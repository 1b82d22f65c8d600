/** Meldungen an Formularfeldern. Der Schlüssel steht auch als data-error im Markup. */
export const errorMessages = {
  requiredField: 'Bitte füllen Sie dieses Feld aus.',
  wholeNumber: 'Bitte geben Sie eine ganze Zahl ein.',
  decimalNumber: 'Bitte geben Sie eine Zahl ein, zum Beispiel 2,5.',
  maxCharacters: 'Bitte höchstens {max} Zeichen.',
  missingOrWrongProperties: 'Diese Angaben fehlen noch oder passen nicht:',
  pleaseFillOutAllFields: 'Bitte füllen Sie alle Felder aus.',
  paymentFailed:
    'Die Zahlung wurde nicht abgeschlossen. Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  turnstileRequired: 'Bitte bestätigen Sie, dass Sie kein Programm sind.',
  email: {
    required: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    valid: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  },
  password: {
    required: 'Bitte geben Sie ein Passwort ein.',
    valid: 'Das Passwort braucht mindestens 8 Zeichen, davon einen Buchstaben und eine Ziffer.',
    length: 'Das Passwort braucht mindestens 8 Zeichen.',
    letter: 'Das Passwort braucht mindestens einen Buchstaben.',
    number: 'Das Passwort braucht mindestens eine Ziffer.',
    match: 'Die beiden Passwörter sind verschieden.',
  },
  contact: {
    nameRequired: 'Bitte geben Sie Ihren Namen ein.',
    messageRequired: 'Bitte schreiben Sie eine Nachricht.',
    privacyRequired: 'Bitte bestätigen Sie die Datenschutzerklärung.',
  },
  newsletter: {
    firstNameRequired: 'Bitte geben Sie Ihren Vornamen ein.',
    lastNameRequired: 'Bitte geben Sie Ihren Nachnamen ein.',
    privacyRequired:
      'Bitte bestätigen Sie die Datenschutzerklärung, damit wir Ihnen schreiben dürfen.',
  },
  checkout: {
    missingAddress: 'Bitte geben Sie eine Adresse an.',
    termsRequired: 'Bitte bestätigen Sie die Bedingungen.',
    shippingRequired: 'Bitte wählen Sie eine Versandart.',
    paymentRequired: 'Bitte wählen Sie eine Zahlungsart.',
  },
  coupon: { required: 'Bitte geben Sie einen Gutscheincode ein.' },
  zipCode: 'Bitte geben Sie eine Postleitzahl mit 5 Ziffern ein, zum Beispiel 10115.',
  editor: {
    save: {
      error: 'Beim Speichern ist ein Fehler aufgetreten.',
      success: 'Gespeichert.',
      settings: 'Die Einstellungen gelten ab sofort.',
    },
    categories: {
      error: 'Die Seiteneinstellungen ließen sich nicht speichern.',
      success: 'Die Seiteneinstellungen sind gespeichert.',
      deleteSuccess: 'Die Seite {name} (Nummer {id}) ist gelöscht.',
      deleteError: 'Die Seite {name} (Nummer {id}) ließ sich nicht löschen: {message}',
    },
  },
};
