/** Meldungen an Formularfeldern. Der Schlüssel steht auch als data-error im Markup. */
export const errorMessages = {
  requiredField: 'Bitte füllen Sie dieses Feld aus.',
  wholeNumber: 'Bitte geben Sie eine ganze Zahl ein.',
  decimalNumber: 'Bitte geben Sie eine Zahl ein, zum Beispiel 2,5.',
  minCharacters: 'Bitte geben Sie mindestens {min} Zeichen ein.',
  maxCharacters: 'Bitte geben Sie höchstens {max} Zeichen ein.',
  characters: 'Bitte entfernen Sie unsichtbare Zeichen aus dieser Angabe.',
  missingOrWrongProperties: 'Diese Angaben fehlen noch oder passen nicht:',
  pleaseFillOutAllFields: 'Bitte füllen Sie alle Felder aus.',
  paymentFailed:
    'Die Zahlung wurde nicht abgeschlossen. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  sendAgain:
    'Bitte senden Sie das Formular noch einmal ab. So erkennen wir, dass es kein Programm war.',
  ownWords: '{words}',
  station: { required: 'Bitte wählen Sie eine Station aus der Liste.' },
  postNumber: {
    required: 'Bitte geben Sie Ihre Postnummer ein. Ohne sie lässt sich das Fach nicht öffnen.',
    format: 'Bitte geben Sie die Postnummer mit 6 bis 10 Ziffern ein.',
  },
  preferredDay: { unavailable: 'Bitte wählen Sie einen der Tage aus der Liste.' },
  preferredLocation: {
    required: 'Bitte geben Sie einen Ablageort an.',
    unchosen: 'Bitte kreuzen Sie das Ablegen an oder leeren Sie das Feld für den Ort.',
    unavailable: 'Einen Ablageort gibt es mit dieser Versandart nicht.',
  },
  preferredNeighbourName: {
    required: 'Bitte geben Sie den Namen des Nachbarn an.',
    unchosen: 'Bitte kreuzen Sie die Abgabe beim Nachbarn an oder leeren Sie seine Felder.',
    unavailable: 'Eine Abgabe beim Nachbarn gibt es mit dieser Versandart nicht.',
  },
  preferredNeighbourAddress: { required: 'Bitte geben Sie Straße und Hausnummer des Nachbarn an.' },
  email: {
    required: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    valid: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    own: 'Das ist schon Ihre E-Mail-Adresse. Bitte geben Sie eine andere ein.',
  },
  address: {
    gone: 'Diese Adresse ist inzwischen gelöscht. Speichern Sie noch einmal, um sie neu anzulegen.',
  },
  password: {
    required: 'Bitte geben Sie ein Passwort ein.',
    valid:
      'Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer.',
    length: 'Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen.',
    letter: 'Bitte verwenden Sie im Passwort mindestens einen Buchstaben.',
    number: 'Bitte verwenden Sie im Passwort mindestens eine Ziffer.',
    match: 'Bitte geben Sie beide Male dasselbe Passwort ein.',
    common: 'Bitte wählen Sie ein anderes Passwort. Dieses ist leicht zu erraten.',
    tooLong: 'Bitte wählen Sie ein Passwort mit höchstens {max} Zeichen.',
  },
  contact: {
    nameRequired: 'Bitte geben Sie Ihren Namen ein.',
    subjectRequired: 'Bitte geben Sie einen Betreff ein.',
    orderId:
      'Bitte geben Sie die Bestellnummer nur mit Ziffern ein, zum Beispiel 10001, oder lassen Sie das Feld leer.',
    messageRequired: 'Bitte schreiben Sie eine Nachricht.',
    privacyRequired: 'Bitte bestätigen Sie, dass Sie die Datenschutzerklärung gelesen haben.',
  },
  newsletter: {
    firstNameRequired: 'Bitte geben Sie Ihren Vornamen ein.',
    lastNameRequired: 'Bitte geben Sie Ihren Nachnamen ein.',
    privacyRequired: 'Bitte stimmen Sie zu, damit wir Ihnen den Newsletter senden dürfen.',
  },
  checkout: {
    missingAddress: 'Bitte geben Sie eine Adresse ein.',
    termsRequired: 'Bitte akzeptieren Sie die AGB.',
    shippingRequired: 'Bitte wählen Sie eine Versandart.',
    paymentRequired: 'Bitte wählen Sie eine Zahlungsart.',
  },
  coupon: { required: 'Bitte geben Sie einen Gutscheincode ein.' },
  zipCode: 'Bitte geben Sie eine Postleitzahl mit 5 Ziffern ein, zum Beispiel 10115.',
  editor: {
    save: {
      error: 'Beim Speichern ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
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
