/** Meldungen zu den Fehlerschlüsseln der Operationen (§8). */
export const storefrontError = {
  unknownError: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  address: {
    createFailed: 'Die Adresse ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.',
    deleteFailed: 'Die Adresse ließ sich nicht löschen. Bitte versuchen Sie es noch einmal.',
    notFound: 'Diese Adresse gibt es nicht mehr.',
    validationFailed:
      'Diese Adresse besteht die Prüfung nicht. Bitte sehen Sie die Felder noch einmal durch.',
    vatInvalid: 'Diese Umsatzsteuer-Identifikationsnummer ist nicht gültig.',
    vatServerBusy:
      'Die Umsatzsteuer-Identifikationsnummer lässt sich gerade nicht prüfen. Bitte wenden Sie sich an uns.',
    vatServerFallback: 'Die Umsatzsteuer-Identifikationsnummer wird später geprüft.',
  },
  blocks: { base64NotAllowed: 'Bitte laden Sie das Bild hoch, statt es in den Text einzufügen.' },
  cancellation: {
    recipientNotConfigured:
      'Für Widerrufe ist kein Empfänger eingerichtet. Bitte schreiben Sie uns eine E-Mail.',
    submitFailed: 'Der Widerruf wurde nicht übermittelt. Bitte senden Sie ihn noch einmal ab.',
  },
  cart: {
    addToBasket: {
      itemSetComponentMismatch:
        'Die Bestandteile des Sets passen nicht mehr zusammen; es wurde nicht hinzugefügt.',
      intervalQuantityNotMet:
        'Diese Ausführung verkaufen wir nur in Schritten von {interval} Stück.',
      maxItemQuantityReached: 'Die Höchstmenge dieses Artikels liegt bereits im Warenkorb.',
      maxVariationQuantityReached:
        'Von dieser Ausführung nehmen wir höchstens {maximum} Stück je Bestellung an.',
      minVariationQuantityNotReached:
        'Von dieser Ausführung verkaufen wir mindestens {minimum} Stück.',
      notEnoughStockForVariation:
        'So viele Stück dieser Ausführung haben wir nicht auf Lager. Verfügbar, Ihr Warenkorb eingerechnet: {available}.',
      notOrderable: 'Diese Ausführung ist zurzeit nicht bestellbar.',
      tooManyLines: 'Ihr Warenkorb ist voll; er fasst höchstens {maximum} verschiedene Artikel.',
      unknownError: 'Der Artikel ließ sich nicht hinzufügen. Bitte versuchen Sie es noch einmal.',
      variationNotFound: 'Diese Ausführung gibt es nicht mehr.',
    },
    failedToRemoveItem:
      'Der Artikel konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
    reachedMaximumQuantity: 'Mehr haben wir nicht auf Lager; wir haben die Menge angepasst.',
  },
  contact: {
    emailAlreadyExists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    missingContactOrUnexpectedFormat: 'Kundendaten fehlen oder sind fehlerhaft.',
    passwordInvalid: 'Das Passwort erfüllt die Regeln nicht.',
    unauthorizedPasswordReset:
      'Der Link ist verbraucht oder zu alt. Bitte fordern Sie einen neuen an.',
    unexpectedAddressFormat: 'Die Adressdaten haben ein unerwartetes Format.',
  },
  contactMail: {
    emailInvalid: 'Diese E-Mail-Adresse nehmen wir nicht an.',
    failed: 'Ihre Nachricht wurde nicht gesendet. Bitte versuchen Sie es noch einmal.',
    messageInvalid: 'Bitte prüfen Sie Ihre Nachricht.',
    nameInvalid: 'Bitte prüfen Sie den Namen.',
    orderIdInvalid: 'Bitte prüfen Sie die Bestellnummer.',
    subjectInvalid: 'Bitte prüfen Sie den Betreff.',
  },
  coupon: { applyFailed: 'Dieser Gutschein ist nicht einlösbar.' },
  editor: { invalidEditorHash: 'Ihre Sitzung im Editor ist abgelaufen. Bitte öffnen Sie ihn neu.' },
  feedback: { notAllowedWithoutPurchase: 'Bewerten können Sie, was Sie hier gekauft haben.' },
  login: {
    loginFailed: 'E-Mail-Adresse oder Passwort ist falsch.',
    userIsBlocked: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an uns.',
  },
  newsletter: {
    createFailed:
      'Die Newsletter-Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  },
  notifyMe: { alreadySubscribed: 'Sie stehen schon auf der Liste; wir melden uns.' },
  offer: {
    alreadyTaken: 'Dieses Angebot wurde schon angenommen.',
    expired: 'Dieses Angebot ist abgelaufen.',
    itemOutOfStock: 'Mindestens ein Artikel des Angebots ist ausverkauft.',
    openUnauthorized: 'Sie dürfen dieses Angebot nicht öffnen.',
  },
  order: {
    additionalAuthRequiredName: 'Bitte bestätigen Sie den Nachnamen zu dieser Bestellung.',
    additionalAuthenticationRequired: 'Für diese Bestellung ist ein weiterer Nachweis nötig.',
    additionalAuthenticationRequiredLogin:
      'Bitte melden Sie sich für diese Bestellung noch einmal an.',
    additionalAuthenticationRequiredPostcode:
      'Bitte bestätigen Sie die Postleitzahl zu dieser Bestellung.',
    assignPaymentFailed: 'Die Zahlung konnte der Bestellung nicht zugeordnet werden.',
    createFailed: 'Die Bestellung wurde nicht angelegt. Bitte versuchen Sie es noch einmal.',
    loadOrdersFailed: 'Ihre Bestellungen ließen sich nicht laden.',
    migrateUnauthorized: 'Diese Bestellung kann Ihrem Konto nicht hinzugefügt werden.',
    notFound: 'Diese Bestellung gibt es nicht.',
    paymentMethodCantSwitch: 'Die Zahlungsart dieser Bestellung lässt sich nicht mehr ändern.',
    paymentMethodNotExist: 'Diese Zahlungsart gibt es nicht.',
    paymentMethodSwitchDisabled: 'Die Zahlungsart lässt sich nachträglich nicht ändern.',
    paymentMethodSwitchFailed:
      'Die Zahlungsart ließ sich nicht ändern. Bitte versuchen Sie es noch einmal.',
    softLoginFailed: 'Die Angaben passen nicht zu dieser Bestellung.',
  },
  security: {
    invalidCsrfToken: 'Die Seite ist zu alt. Bitte laden Sie sie neu.',
    tooManyRequests: 'Das waren sehr viele Anfragen. Bitte warten Sie einen Moment.',
  },
  payment: {
    notAvailable:
      'Diese Zahlungsart steht für die Bestellung nicht zur Wahl. Bitte wählen Sie eine andere.',
    replacedByShipping:
      'Mit dieser Versandart geht die gewählte Zahlungsart nicht; jetzt gilt: {name}.',
  },
  shipping: {
    notAvailable:
      'Diese Versandart steht für die Bestellung nicht zur Wahl. Bitte wählen Sie eine andere.',
  },
  turnstile: {
    invalid:
      'Die Prüfung gegen automatische Absender schlug fehl. Bitte versuchen Sie es noch einmal.',
    misConfigured: 'Die Prüfung gegen automatische Absender ist nicht eingerichtet.',
  },
};
