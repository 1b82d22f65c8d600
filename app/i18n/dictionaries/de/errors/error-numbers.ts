/** Meldungen zu den Zahlencodes der Warenwirtschaft (i18n/error-numbers.ts ordnet sie zu). Schlüssel der Operationen: operation-errors.ts. */
export const errorCodes = {
  errorActionIsNotExecuted:
    'Die Aktion wurde nicht ausgeführt. Bitte versuchen Sie es noch einmal.',
  notificationsItemNotAdded:
    'Der Artikel wurde nicht in den Warenkorb gelegt. Bitte versuchen Sie es noch einmal.',
  notificationsNotEnoughStockItem:
    'Für diese Menge reicht unser Bestand nicht. Bitte wählen Sie eine kleinere Menge.',
  notificationsInvalidResetPasswordUrl:
    'Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
  notificationsCheckPassword: 'Bitte geben Sie beide Male dasselbe Passwort ein.',
  notificationsItemBundleSplitted: 'Das Set wurde in seine Bestandteile aufgeteilt.',
  notificationsItemOutOfStock: 'Dieser Artikel ist ausverkauft.',
  newsletterOptOutSuccessMessage: 'Sie sind vom Newsletter abgemeldet.',
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
    'Nur {stock} Stück sind auf Lager. Die übrigen {oversellingAmount} liefern wir später.',
  consentReCaptchaCookieNotSet:
    'Bitte erlauben Sie das Cookie der Prüfung gegen automatische Absender.',
  errorBasketItemVariationNotFound: 'Diese Ausführung gibt es nicht mehr.',
  errorBasketItemNotEnoughStockForVariation:
    'Von dieser Ausführung haben wir nur {stock} Stück auf Lager.',
  errorBasketItemMaximumQuantityReachedForItem:
    'Von diesem Artikel können Sie höchstens {maximum} Stück bestellen.',
  errorBasketItemMaximumQuantityReachedForVariation:
    'Von dieser Ausführung können Sie höchstens {maximum} Stück bestellen.',
  errorBasketItemMinimumQuantityNotReachedForVariation:
    'Bitte bestellen Sie von dieser Ausführung mindestens {minimum} Stück.',
  errorCreateOrderRetryTimeNotReached:
    'Die Bestellung wurde nicht angelegt. Bitte versuchen Sie es in 30 Sekunden noch einmal.',
  errorVatService:
    'Die USt-IdNr. lässt sich zurzeit nicht prüfen. Bitte versuchen Sie es später noch einmal.',
  errorVatNumberValidation: 'Diese USt-IdNr. ist nicht gültig. Bitte prüfen Sie Ihre Eingabe.',
  errorVatServiceFallback: 'Die USt-IdNr. wird später geprüft.',
  couponLeft: {
    byItself: 'Der Gutschein {code} gilt für diesen Warenkorb nicht mehr.',
    minimum:
      'Der Gutschein {code} wurde entfernt, weil er erst ab einem Bestellwert von {minimum} gilt.',
    noMatchingItem:
      'Der Gutschein {code} wurde entfernt, weil er für keinen Artikel im Warenkorb mehr gilt.',
    specialOffers:
      'Der Gutschein {code} wurde entfernt, weil er nicht für reduzierte Artikel gilt.',
    expired: 'Der Gutschein {code} wurde entfernt, weil er abgelaufen ist.',
    unknownOrUsed:
      'Der Gutschein {code} wurde entfernt, weil er schon eingelöst ist oder nicht mehr gilt.',
    noOpenAmount: 'Der Gutschein {code} wurde entfernt, weil kein Guthaben mehr darauf ist.',
    newCustomersOnly:
      'Der Gutschein {code} wurde entfernt, weil er nur für neue Kundinnen und Kunden gilt.',
    existingCustomersOnly:
      'Der Gutschein {code} wurde entfernt, weil er nur gilt, wenn Sie schon bei uns bestellt haben.',
    onlyGiftCards:
      'Der Gutschein {code} wurde entfernt, weil sich mit ihm keine Geschenkgutscheine kaufen lassen.',
    wrongCustomerGroup:
      'Der Gutschein {code} wurde entfernt, weil er nicht für Ihre Kundengruppe gilt.',
    otherMail:
      'Der Gutschein {code} wurde entfernt, weil Sie eine andere E-Mail-Adresse angegeben haben. Lösen Sie ihn bitte noch einmal ein.',
    ofAccount:
      'Der Gutschein {code} wurde entfernt, weil in Ihrem Kundenkonto schon der Gutschein {kept} eingelöst ist.',
  },
  cartLinesLeft: {
    byItself: 'Nicht mehr im Warenkorb: {names}.',
    setApart:
      'Gibt es in dieser Zusammenstellung nicht mehr und wurde deshalb aus dem Warenkorb entfernt: {names}.',
    customerClass:
      'Wird für Ihr Konto nicht angeboten und deshalb aus dem Warenkorb entfernt: {names}.',
    country: 'Wird nicht in dieses Land geliefert und deshalb aus dem Warenkorb entfernt: {names}.',
    language:
      'Wird in dieser Sprache nicht verkauft und deshalb aus dem Warenkorb entfernt: {names}.',
    gone: 'Nicht mehr im Sortiment und deshalb aus dem Warenkorb entfernt: {names}.',
    notOrderable: 'Zurzeit nicht bestellbar und deshalb aus dem Warenkorb entfernt: {names}.',
    changed:
      'Die Angaben zu diesem Artikel passen nicht mehr. Bitte legen Sie ihn neu in den Warenkorb: {names}.',
  },
  couponMinOrderValueNotReached: 'Dieser Gutschein gilt ab einem Bestellwert von {minimum}.',
  couponNoMatchingItemInBasket: 'Dieser Gutschein gilt für keinen Artikel in Ihrem Warenkorb.',
  notificationsCalculateShippingFailed:
    'Die Versandkosten ließen sich nicht berechnen. Bitte versuchen Sie es noch einmal.',
  couponPromotionRequired: 'Diese Ausführung können Sie nur mit einem Gutschein bestellen.',
  errorGiftCardReturnQuantity: 'Bitte geben Sie alle Gutscheine der Bestellung zusammen zurück.',
  couponnotUsableForSpecialOffer: 'Dieser Gutschein gilt nicht für reduzierte Artikel.',
  couponAlreadyUsedOrInvalidCouponCode:
    'Dieser Gutscheincode ist unbekannt oder schon eingelöst. Bitte prüfen Sie Ihre Eingabe.',
  couponCampaignExpired: 'Dieser Gutschein ist abgelaufen.',
  couponExpired: 'Dieser Gutschein ist abgelaufen.',
  couponOnlySubscription: 'Dieser Gutschein gilt nur für Abonnements.',
  couponOnlySingleUsage: 'Dieser Gutschein gilt nicht für Abonnements.',
  couponNoOpenAmount: 'Auf diesem Gutschein ist kein Guthaben mehr.',
  couponOnlyForNewCustomers: 'Dieser Gutschein gilt nur für neue Kundinnen und Kunden.',
  couponOnlyForExistingCustomers:
    'Dieser Gutschein gilt nur, wenn Sie schon bei uns bestellt haben. Bitte melden Sie sich an oder geben Sie an der Kasse zuerst die E-Mail-Adresse Ihrer Bestellung an.',
  couponWrongCustomerGroup: 'Dieser Gutschein gilt nicht für Ihre Kundengruppe.',
  couponWrongCustomerType: 'Dieser Gutschein gilt nicht für Ihre Kundenart.',
  couponWrongWebstore: 'Dieser Gutschein gilt in einem anderen Shop.',
  csrfTokenMismatch:
    'Zu Ihrer Sicherheit haben wir Sie abgemeldet. Bitte melden Sie sich wieder an.',
  accessKeyMailSent: 'Wir haben Ihnen eine E-Mail mit dem Link gesendet.',
  accessKeyMailFailed: 'Die E-Mail ließ sich nicht zustellen. Bitte prüfen Sie die E-Mail-Adresse.',
};
