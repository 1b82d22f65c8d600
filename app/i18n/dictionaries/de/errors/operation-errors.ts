/** Meldungen zu den Fehlerschlüsseln der Operationen (§8), dem Thema nach; zu Zahlencodes: error-numbers.ts, an Feldern: field-errors.ts. */
export const storefrontError = {
  unknownError: 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  address: {
    createFailed: 'Die Adresse ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.',
    deleteFailed: 'Die Adresse ließ sich nicht löschen. Bitte versuchen Sie es noch einmal.',
    notFound: 'Diese Adresse gibt es nicht mehr.',
    tooMany:
      'Mehr als {maximum} Adressen lassen sich nicht speichern. Bitte löschen Sie eine, die Sie nicht mehr brauchen.',
    validationFailed:
      'Diese Adresse ist unvollständig oder nicht richtig. Bitte prüfen Sie die Felder.',
    vatInvalid: 'Diese USt-IdNr. ist nicht gültig. Bitte prüfen Sie Ihre Eingabe.',
    vatServerBusy: 'Die USt-IdNr. lässt sich zurzeit nicht prüfen. Bitte wenden Sie sich an uns.',
    vatServerFallback: 'Die USt-IdNr. wird später geprüft.',
  },
  blocks: {
    base64NotAllowed: 'Bitte laden Sie das Bild hoch, statt es in den Text einzufügen.',
    conflict:
      'Jemand anderes hat die Seite inzwischen auch geändert. Bitte laden Sie die Seite neu, bevor Sie speichern.',
    invalid: 'So lassen sich diese Blöcke nicht speichern. Bitte prüfen Sie ihren Inhalt.',
    unknownPage: 'Diese Seite gibt es nicht.',
    unknownVersion: 'Diese Fassung gibt es nicht mehr.',
  },
  boughtShade: {
    noteInvalid: 'Eine Notiz hat höchstens {maximum} Zeichen in einer Zeile.',
    reminderInvalid: 'Bitte wählen Sie einen Tag vom {first} bis zum {last}.',
  },
  cancellation: {
    recipientNotConfigured:
      'Für Widerrufe ist kein Empfänger eingerichtet. Bitte schreiben Sie uns eine E-Mail.',
    submitFailed: 'Der Widerruf wurde nicht übermittelt. Bitte senden Sie ihn noch einmal ab.',
  },
  cart: {
    addToBasket: {
      itemSetComponentMismatch:
        'Die Bestandteile des Sets passen nicht mehr zusammen. Deshalb wurde es nicht in den Warenkorb gelegt.',
      intervalQuantityNotMet:
        'Diese Ausführung verkaufen wir ab {minimum} Stück in Schritten von {interval} Stück. Bitte passen Sie die Menge an.',
      maxItemQuantityReached: 'Von diesem Artikel können Sie höchstens {maximum} Stück bestellen.',
      maxVariationQuantityReached:
        'Von dieser Ausführung können Sie höchstens {maximum} Stück bestellen.',
      minVariationQuantityNotReached:
        'Bitte bestellen Sie von dieser Ausführung mindestens {minimum} Stück.',
      notEnoughStockForVariation:
        'Diese Menge haben wir nicht auf Lager. Verfügbar, Ihr Warenkorb eingerechnet: {available} Stück.',
      notForCountry:
        'Diese Ausführung liefern wir nicht in das Land, das in Ihrem Warenkorb gewählt ist.',
      notForCustomerClass:
        'Diese Ausführung verkaufen wir nur an bestimmte Kundengruppen. Wenn Sie dazugehören, melden Sie sich bitte an.',
      notInLanguage:
        'Diese Ausführung verkaufen wir nicht in dieser Sprache. Bitte wechseln Sie die Sprache des Shops.',
      notOrderable: 'Diese Ausführung ist zurzeit nicht bestellbar.',
      orderPropertiesInvalid:
        'Zu diesem Artikel fehlen noch Angaben oder sind nicht richtig. Bitte füllen Sie sie auf der Artikelseite aus.',
      tooManyLines: 'Ihr Warenkorb ist voll; er fasst höchstens {maximum} verschiedene Artikel.',
      unknownError:
        'Der Artikel ließ sich nicht in den Warenkorb legen. Bitte versuchen Sie es noch einmal.',
      variationNotFound: 'Diese Ausführung gibt es nicht mehr.',
    },
    failedToRemoveItem:
      'Der Artikel ließ sich nicht entfernen. Bitte versuchen Sie es noch einmal.',
    reachedMaximumQuantity:
      'Mehr als {stock} Stück haben wir nicht auf Lager. Wir haben die Menge angepasst.',
  },
  category: {
    conflict:
      'Jemand anderes hat die Seite inzwischen auch geändert. Bitte laden Sie die Seite neu, bevor Sie speichern.',
    hasItems:
      'In dieser Kategorie oder unter ihr sind noch Artikel. Bitte ordnen Sie diese erst einer anderen zu.',
    invalid:
      'Einige Angaben zu dieser Seite fehlen oder sind nicht richtig. Bitte prüfen Sie die Angaben.',
    notFound: 'Diese Seite gibt es nicht.',
    ownParent: 'Eine Seite kann nicht unter sich selbst stehen.',
    parentNotFound: 'Die übergeordnete Seite gibt es nicht mehr.',
    reserved: 'Die Adresse {path} braucht der Shop selbst. Bitte nehmen Sie eine andere.',
    taken: 'Unter der Adresse {path} gibt es schon eine Seite.',
    tooDeep: 'Tiefer als sechs Ebenen können Seiten nicht liegen.',
  },
  contact: {
    emailAlreadyExists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    emailInvalid:
      'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    missingContactOrUnexpectedFormat:
      'Einige Angaben fehlen oder sind nicht richtig. Bitte prüfen Sie Ihre Eingaben.',
    passwordInvalid:
      'Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer.',
    passwordWrong: 'Das jetzige Passwort ist falsch. Bitte geben Sie es noch einmal ein.',
    unauthorizedEmailChange:
      'Dieser Link wurde schon verwendet oder ist abgelaufen. Bitte ändern Sie die E-Mail-Adresse noch einmal.',
    unauthorizedPasswordReset:
      'Dieser Link wurde schon verwendet oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
    unexpectedAddressFormat:
      'Die Adresse ließ sich nicht lesen. Bitte geben Sie die Adresse noch einmal ein.',
  },
  contactMail: {
    emailInvalid: 'Bitte geben Sie eine andere E-Mail-Adresse ein.',
    failed: 'Ihre Nachricht wurde nicht gesendet. Bitte versuchen Sie es noch einmal.',
    messageInvalid: 'Bitte prüfen Sie Ihre Nachricht.',
    nameInvalid: 'Bitte prüfen Sie den Namen.',
    orderIdInvalid: 'Bitte prüfen Sie die Bestellnummer.',
    subjectInvalid: 'Bitte prüfen Sie den Betreff.',
  },
  coupon: {
    onlyGiftCards:
      'Mit einem Geschenkgutschein lassen sich keine Geschenkgutscheine kaufen. In Ihrem Warenkorb liegt sonst nichts.',
    applyFailed: 'Dieser Gutschein ließ sich nicht einlösen.',
    removeFailed: 'Der Gutschein ließ sich nicht entfernen. Bitte versuchen Sie es noch einmal.',
    tooManyGiftCards:
      'Eine Bestellung kann mit höchstens {most} Geschenkgutscheinen bezahlt werden.',
  },
  editor: {
    invalidEditorHash: 'Ihre Sitzung im Editor ist abgelaufen. Bitte öffnen Sie den Editor neu.',
  },
  feedback: {
    invalid: 'Bitte prüfen Sie Ihre Bewertung.',
    notAllowedWithoutPurchase: 'Sie können nur Artikel bewerten, die Sie bei uns gekauft haben.',
    notFound: 'Diese Bewertung gibt es nicht.',
    writtenBefore: 'Dazu haben Sie schon etwas geschrieben. Hier steht es; Sie können es ändern.',
  },
  file: {
    notFound: 'Diese Datei gibt es nicht.',
    refused:
      'Diese Datei können wir nicht annehmen. Bitte prüfen Sie ihren Namen, ihre Art und ihre Größe.',
    uploadFailed: 'Die Datei ist nicht angekommen. Bitte senden Sie die Datei noch einmal.',
  },
  login: {
    required: 'Bitte melden Sie sich an.',
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
    cancelled: 'Dieses Angebot gilt nicht mehr. Bitte fragen Sie uns nach einem neuen.',
    commentInvalid: 'Bitte schreiben Sie höchstens {max} Zeichen ohne unsichtbare Zeichen.',
    expired: 'Dieses Angebot ist abgelaufen.',
    itemOutOfStock: 'Mindestens ein Artikel des Angebots ist ausverkauft.',
    notFound: 'Dieses Angebot gibt es nicht.',
    openUnauthorized:
      'Mit diesen Angaben lässt sich das Angebot nicht öffnen. Bitte prüfen Sie Ihre Eingabe.',
    rejected: 'Sie haben dieses Angebot abgelehnt.',
    termsRequired: 'Bitte akzeptieren Sie die AGB.',
    vatNumberInvalid:
      'Dieses Angebot gilt ohne MwSt., doch die USt-IdNr. der Rechnungsadresse ist nicht mehr gültig. So können Sie es nicht annehmen. Bitte fragen Sie uns nach einem neuen Angebot.',
    vatNumberLater:
      'Dieses Angebot gilt ohne MwSt., doch die USt-IdNr. der Rechnungsadresse lässt sich zurzeit nicht prüfen. Bitte versuchen Sie es später noch einmal: Das Angebot gilt so lange, wie es oben steht.',
  },
  order: {
    additionalAuthRequiredName: 'Bitte bestätigen Sie den Nachnamen zu dieser Bestellung.',
    additionalAuthenticationRequired:
      'Um Ihnen diese Bestellung zu zeigen, brauchen wir eine weitere Angabe.',
    additionalAuthenticationRequiredLogin:
      'Bitte melden Sie sich für diese Bestellung noch einmal an.',
    additionalAuthenticationRequiredPostcode:
      'Bitte bestätigen Sie die Postleitzahl zu dieser Bestellung.',
    answerLost:
      'Ihre Bestellung ist eingegangen, doch die Antwort darauf kam hier nicht an. Die Bestätigung erhalten Sie per E-Mail. Bitte bestellen Sie nicht noch einmal.',
    assignPaymentFailed:
      'Die Zahlung ließ sich der Bestellung nicht zuordnen. Bitte wenden Sie sich an uns.',
    couponChanged:
      'Der Gutschein wurde inzwischen eingelöst oder gilt nicht mehr. Bitte prüfen Sie die neue Summe und bestellen Sie noch einmal.',
    createFailed: 'Die Bestellung wurde nicht angelegt. Bitte versuchen Sie es noch einmal.',
    incomplete:
      'Ihre Bestellung ist noch nicht vollständig. Bitte prüfen Sie Warenkorb, Adressen, Versandart und Zahlungsart.',
    loadOrdersFailed:
      'Ihre Bestellungen ließen sich nicht laden. Bitte versuchen Sie es noch einmal.',
    migrateUnauthorized: 'Diese Bestellung kann Ihrem Konto nicht hinzugefügt werden.',
    notFound: 'Diese Bestellung gibt es nicht.',
    paymentChanged:
      'Die gewählte Zahlungsart ist für diese Bestellung nicht mehr verfügbar. Bitte wählen Sie eine andere.',
    paymentInProgress:
      'Ihre Zahlung wird gerade bearbeitet. Bitte warten Sie, bis sie abgeschlossen ist.',
    paymentMethodCantSwitch: 'Die Zahlungsart dieser Bestellung lässt sich nicht mehr ändern.',
    paymentMethodNotExist: 'Diese Zahlungsart gibt es nicht.',
    noGiftCards:
      'Zu dieser Bestellung gibt es keinen Geschenkgutschein, mit dem sich bezahlen lässt.',
    linkMailed:
      'Nach dieser Bestellnummer wurde heute zu oft gesucht. Passt Ihre Angabe, haben wir die Bestellbestätigung noch einmal an die E-Mail-Adresse der Bestellung gesendet. Darin steht der Link zu Ihrer Bestellung.',
    paymentMethodSwitchDisabled: 'Die Zahlungsart lässt sich nachträglich nicht ändern.',
    paymentMethodSwitchFailed:
      'Die Zahlungsart ließ sich nicht ändern. Bitte versuchen Sie es noch einmal.',
    quoteChanged:
      'Die Gesamtsumme hat sich geändert. Bitte prüfen Sie die Bestellung, bevor Sie bestellen.',
    shippingChanged:
      'Die gewählte Versandart ist für diese Bestellung nicht mehr verfügbar. Bitte wählen Sie eine andere.',
    softLoginFailed:
      'Die Angaben passen nicht zu dieser Bestellung. Bitte prüfen Sie Ihre Eingabe.',
    stockChanged:
      'Nicht alle Artikel sind noch in dieser Menge verfügbar. Bitte ändern Sie den Warenkorb.',
  },
  orderAgain: {
    notAsIs:
      'Nicht alles ist noch wie damals. Bitte prüfen Sie die Liste und bestellen Sie, was verfügbar ist.',
    nothingLeft: 'Von dieser Bestellung können wir zurzeit nichts liefern.',
  },
  return: {
    invalid: 'Bitte prüfen Sie Ihre Auswahl.',
    giftCards: 'Bitte geben Sie alle Gutscheine der Bestellung zusammen und unbenutzt zurück.',
    notPossible: 'Aus dieser Bestellung lässt sich nichts mehr zurücksenden.',
  },
  security: {
    invalidCsrfToken:
      'Diese Seite war zu lange geöffnet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    tooManyRequests:
      'Es gab zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  },
  payment: {
    cardInvalid: 'Diese Kartendaten sind nicht gültig. Bitte prüfen Sie die Angaben.',
    notAvailable:
      'Diese Zahlungsart ist für Ihre Bestellung nicht verfügbar. Bitte wählen Sie eine andere.',
    notFound: 'Diese Zahlung gibt es nicht.',
    notStarted:
      'Die Zahlung ließ sich nicht beginnen. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
    notWithShipping:
      'Mit dieser Versandart ist {name} nicht möglich. Bitte wählen Sie eine andere Zahlungsart.',
  },
  request: {
    incomplete: 'Dieser Aufruf hat nicht die Angaben, die er braucht.',
    invalid: 'Diese Angaben fehlen oder passen nicht: {fields}.',
    unreadable:
      'Dieser Aufruf lässt sich nicht lesen. Er besteht aus JSON oder multipart/form-data.',
  },
  operation: {
    notOffered: 'Diesen Aufruf bietet der Shop nicht an.',
  },
  parcelStations: {
    placeRequired: 'Bitte geben Sie eine Postleitzahl oder einen Ort ein.',
    postalcode: 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern ein.',
    unavailable:
      'Die Suche nach Stationen antwortet zurzeit nicht. Bitte versuchen Sie es später noch einmal oder geben Sie die Lieferadresse selbst ein.',
  },
  preferredDelivery: {
    notAvailable: 'Mit dieser Versandart sind Wünsche zur Zustellung nicht möglich.',
    postalcode: 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern ein.',
    validationFailed: 'Bitte prüfen Sie Ihre Wünsche zur Zustellung.',
    notAtStation:
      'An einer Packstation oder Filiale sind Wünsche zur Zustellung nicht möglich. Ihre Wünsche gelten nicht mehr und werden nicht berechnet.',
    dayGone:
      'Der gewünschte Tag der Zustellung ist nicht mehr möglich und wird nicht berechnet. Bitte wählen Sie einen anderen.',
  },
  product: { notFound: 'Diesen Artikel gibt es nicht.' },
  settings: {
    conflict:
      'Jemand anderes hat inzwischen auch etwas geändert. Bitte laden Sie die Einstellungen neu, bevor Sie speichern.',
    invalid: 'Dieser Wert passt nicht zur Einstellung {key}.',
  },
  shipping: {
    none: {
      weight:
        'Diese Menge ist für unsere Versandarten zu schwer. Bitte verringern Sie die Menge im Warenkorb.',
      station:
        'An eine Packstation oder Filiale können wir diese Artikel nicht liefern. Bitte geben Sie eine andere Lieferadresse an.',
      place:
        'An diese Adresse können wir die Artikel leider nicht liefern. Bitte ändern Sie die Lieferadresse.',
    },
    notAvailable:
      'Diese Versandart ist für Ihre Bestellung nicht verfügbar. Bitte wählen Sie eine andere.',
  },
  shop: {
    notOffered: 'Das ist in diesem Shop nicht möglich. Bitte wenden Sie sich an uns.',
  },
  storage: {
    notFound: 'Dieses Bild gibt es nicht.',
    refused:
      'Dieses Bild können wir nicht annehmen. Bitte prüfen Sie seinen Namen, seine Art und seine Größe.',
  },
  wishlist: {
    full: 'Ihre Merkliste ist voll; sie fasst höchstens {maximum} Artikel. Bitte nehmen Sie zuerst einen Artikel heraus.',
    variationNotFound: 'Diese Ausführung gibt es nicht mehr.',
  },
  turnstile: {
    invalid:
      'Die Prüfung gegen automatische Absender ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    misConfigured:
      'Die Prüfung gegen automatische Absender ist nicht eingerichtet. Bitte schreiben Sie uns eine E-Mail.',
  },
};
