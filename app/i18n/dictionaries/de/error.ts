/** Meldungen zu den Zahlencodes der Warenwirtschaft (error-codes.ts ordnet sie zu). */
export const error = {
  errorActionIsNotExecuted: 'Die Aktion wurde nicht ausgeführt.',
  notificationsItemNotAdded: 'Der Artikel wurde nicht hinzugefügt.',
  notificationsNotEnoughStockItem: 'Für diese Menge reicht der Bestand nicht.',
  notificationsInvalidResetPasswordUrl: 'Der Link ist ungültig oder zu alt.',
  notificationsCheckPassword: 'Die beiden Passwörter sind verschieden.',
  notificationsItemBundleSplitted: 'Das Paket wurde in Einzelartikel zerlegt.',
  notificationsItemOutOfStock: 'Dieser Artikel ist ausverkauft.',
  newsletterOptOutSuccessMessage: 'Sie sind abgemeldet.',
  newsletterOptInMessage: 'Ihre E-Mail-Adresse ist bestätigt.',
  notificationsBasketItemsRemoved:
    'Artikel, die es nicht mehr gibt, wurden aus dem Warenkorb entfernt.',
  notificationsBasketItemsRemovedForLanguage:
    'Artikel, die es in dieser Sprache nicht gibt, wurden aus dem Warenkorb entfernt.',
  notificationsBasketItemsRemovedForCurrency:
    'Artikel, die es in dieser Währung nicht gibt, wurden aus dem Warenkorb entfernt.',
  notificationsBasketItemsRemovedForShippingCountry:
    'Artikel, die wir nicht in dieses Land liefern, wurden aus dem Warenkorb entfernt.',
  notificationsBasketItemsRemovedForContactClass:
    'Artikel, die für Ihr Konto nicht angeboten werden, wurden aus dem Warenkorb entfernt.',
  notificationsNoEmailEntered: 'Bitte geben Sie eine E-Mail-Adresse ein.',
  notificationsWarningOverselling:
    'Nur {stock} Stück sind auf Lager; {oversellingAmount} folgen später.',
  consentReCaptchaCookieNotSet:
    'Bitte erlauben Sie das Cookie der Prüfung gegen automatische Absender.',
  errorBasketItemVariationNotFound: 'Diese Ausführung gibt es nicht mehr.',
  errorBasketItemNotEnoughStockForVariation:
    'Von dieser Ausführung haben wir nur {stock} Stück auf Lager.',
  errorBasketItemMaximumQuantityReachedForItem:
    'Die Höchstmenge dieses Artikels liegt bereits im Warenkorb.',
  errorBasketItemMaximumQuantityReachedForVariation:
    'Die Höchstmenge dieser Ausführung liegt bereits im Warenkorb.',
  errorBasketItemMinimumQuantityNotReachedForVariation:
    'Bitte bestellen Sie mindestens die Mindestmenge dieser Ausführung.',
  errorCreateOrderRetryTimeNotReached:
    'Die Bestellung wurde nicht angelegt. Bitte versuchen Sie es in 30 Sekunden noch einmal.',
  errorVatService: 'Die Umsatzsteuer-Identifikationsnummer lässt sich gerade nicht prüfen.',
  errorVatNumberValidation: 'Diese Umsatzsteuer-Identifikationsnummer ist nicht gültig.',
  errorVatServiceFallback: 'Die Umsatzsteuer-Identifikationsnummer wird später geprüft.',
  couponLeft: {
    minimum:
      'Der Gutschein {code} wurde entfernt, weil der Mindestbestellwert nicht mehr erreicht ist.',
    noMatchingItem:
      'Der Gutschein {code} wurde entfernt, weil kein Artikel im Warenkorb mehr dazu passt.',
    specialOffers:
      'Der Gutschein {code} wurde entfernt, weil er nicht für Artikel im Angebot gilt.',
    expired: 'Der Gutschein {code} wurde entfernt, weil er abgelaufen ist.',
    unknownOrUsed:
      'Der Gutschein {code} wurde entfernt, weil er schon eingelöst ist oder nicht mehr gilt.',
  },
  cartLinesLeft: {
    gone: 'Nicht mehr im Sortiment und deshalb aus dem Warenkorb entfernt: {names}.',
    notOrderable: 'Zurzeit nicht bestellbar und deshalb aus dem Warenkorb entfernt: {names}.',
    changed:
      'Die Angaben zu diesem Artikel passen nicht mehr; bitte legen Sie ihn neu in den Warenkorb: {names}.',
  },
  couponMinOrderValueNotReached: 'Der Mindestbestellwert dieses Gutscheins ist nicht erreicht.',
  couponNoMatchingItemInBasket: 'Kein Artikel im Warenkorb passt zu diesem Gutschein.',
  notificationsCalculateShippingFailed: 'Die Versandkosten ließen sich nicht berechnen.',
  couponPromotionRequired: 'Diese Ausführung gibt es nur mit einem Aktionsgutschein.',
  errorGiftCardReturnQuantity: 'Bitte geben Sie alle Gutscheine der Bestellung zusammen zurück.',
  couponnotUsableForSpecialOffer: 'Dieser Gutschein gilt nicht für Artikel im Angebot.',
  couponAlreadyUsedOrInvalidCouponCode: 'Dieser Gutscheincode ist unbekannt oder schon eingelöst.',
  couponCampaignExpired: 'Dieser Gutschein ist abgelaufen.',
  couponExpired: 'Dieser Gutschein ist abgelaufen.',
  couponOnlySubscription: 'Dieser Gutschein gilt nur für Abonnements.',
  couponOnlySingleUsage: 'Dieser Gutschein gilt nicht für Abonnements.',
  couponNoOpenAmount: 'Auf diesem Gutschein ist kein Guthaben mehr.',
  couponOnlyForNewCustomers: 'Dieser Gutschein gilt nur für neue Kundinnen und Kunden.',
  couponOnlyForExistingCustomers:
    'Dieser Gutschein gilt nur, wenn Sie schon bei uns bestellt haben.',
  couponWrongCustomerGroup: 'Dieser Gutschein gilt nicht für Ihre Kundengruppe.',
  couponWrongCustomerType: 'Dieser Gutschein gilt nicht für Ihre Kundenart.',
  couponWrongWebstore: 'Dieser Gutschein gilt in einem anderen Shop.',
  csrfTokenMismatch: 'Zu Ihrer Sicherheit haben wir Sie abgemeldet. Bitte melden Sie sich neu an.',
  accessKeyMailSent: 'Wir haben Ihnen eine E-Mail mit dem Link geschickt.',
  accessKeyMailFailed: 'Die E-Mail ließ sich nicht zustellen.',
};
