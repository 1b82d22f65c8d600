/** Kasse und Gastbestellung. */
export const checkout = {
  title: 'Kasse',
  readonlyTitle: 'Bestellung prüfen',
  backToCart: 'Zurück zum Warenkorb',
  guestTitle: 'Als Gast bestellen',
  guestText:
    'Für die Bestellbestätigung brauchen wir Ihre E-Mail-Adresse. Ein Konto brauchen Sie nicht.',
  guestContinue: 'Weiter zur Kasse',
  contact: 'Kontakt',
  emailHint: 'An diese Adresse senden wir die Bestellbestätigung.',
  privacyBefore: 'Wie wir mit Ihren Daten umgehen, steht in der',
  privacyLink: 'Datenschutzerklärung',
  saveAll: 'Eingaben speichern',
  savedWithOrder:
    'Sie müssen nichts zwischendurch speichern: Der Bestellknopf speichert alles. Die Knöpfe bei Versandart und Zahlungsart zeigen Ihnen vorher die neue Summe.',
  unansweredChoice: 'Der Shop hat nicht geantwortet. Bitte wählen Sie in einer Minute noch einmal.',
  saveContact: 'E-Mail-Adresse speichern',
  shippingAddress: 'Lieferadresse',
  saveShippingAddress: 'Lieferadresse speichern',
  billingAddress: 'Rechnungsadresse',
  saveBillingAddress: 'Rechnungsadresse speichern',
  billingIsShipping: 'Die Rechnungsadresse ist die Lieferadresse',
  billingSame: 'Wie die Lieferadresse',
  billingLater: 'Die Rechnungsadresse geben Sie nach der Lieferadresse ein.',
  shippingMethod: 'Versandart',
  applyShippingMethod: 'Versandart übernehmen',
  deliveryTime: 'Lieferzeit {days}',
  pickupTime: 'Zeit bis zur Abholung: {days}',
  paymentMethod: 'Zahlungsart',
  applyPaymentMethod: 'Zahlungsart übernehmen',
  noPaymentMethod:
    'Für diese Bestellung ist zurzeit keine Zahlungsart verfügbar. Bitte wählen Sie eine andere Versandart.',
  fee: 'Gebühr {price}',
  notWithThisDelivery: 'Mit der gewählten Versandart nicht möglich.',
  additional: 'Weitere Angaben',
  messageToUs: 'Nachricht zur Bestellung',
  contactWish: 'Ihre Nachricht an uns',
  customerSign: 'Ihr Zeichen',
  customerSignHint: 'Zum Beispiel eine eigene Bestellnummer; sie steht auf der Rechnung.',
  carrierPrivacy:
    'Freiwillig: Meine E-Mail-Adresse darf an {carrier} weitergegeben werden, damit die Zustellung angekündigt werden kann.',
  terms: 'AGB',
  termsBefore: 'Ich akzeptiere die',
  termsLink: 'AGB',
  termsAfter: '.',
  noticeBefore: 'Bitte beachten Sie unsere',
  noticeWithdrawal: 'Informationen zum Widerrufsrecht',
  noticeBetween: 'und die',
  noticePrivacy: 'Datenschutzerklärung',
  noticeAfter: '.',
  summary: 'Ihre Bestellung',
  glance_one: '{total} für {count} Artikel ansehen',
  glance_other: '{total} für {count} Artikel ansehen',
  glanceLine: '{count} × {name}',
  summaryLines_one: '{count} Artikel',
  summaryLines_other: '{count} Artikel',
  lineQuantity: 'Menge: {count}',
  changeCart: 'Warenkorb ändern',
  before: 'Vorher',
  now: 'Jetzt',
  placeOrder: 'zahlungspflichtig bestellen',
  unsavedAddress:
    'Ihre Adresse ist noch nicht gespeichert. Bitte prüfen Sie Ihre Angaben und bestellen Sie dann noch einmal.',
  addressSaved:
    'Ihre Adresse ist jetzt gespeichert. Bitte prüfen Sie Ihre Angaben und bestellen Sie dann noch einmal.',
  shippingMethodGone:
    'Die gewählte Versandart ist für diese Bestellung nicht mehr verfügbar. Jetzt gilt: {name}. Bitte prüfen Sie die Bestellung.',
  paymentMethodGone:
    'Die gewählte Zahlungsart ist für diese Bestellung nicht mehr verfügbar. Jetzt gilt: {name}. Bitte prüfen Sie die Bestellung.',
  orderAgain:
    'An Ihrer Bestellung hat sich etwas geändert. Bitte prüfen Sie die Angaben und bestellen Sie dann noch einmal.',
  priceChanged:
    'Die Gesamtsumme hat sich geändert: vorher {before}, jetzt {after}. Bitte prüfen Sie die Bestellung und bestellen Sie noch einmal.',
  linePriceChanged: '„{name}“: vorher {before}, jetzt {after}.',
  stockChanged_one:
    'Von „{name}“ ist nur noch {count} Stück verfügbar. Bitte ändern Sie den Warenkorb.',
  stockChanged_other:
    'Von „{name}“ sind nur noch {count} Stück verfügbar. Bitte ändern Sie den Warenkorb.',
  stockGone: '„{name}“ ist ausverkauft. Bitte entfernen Sie den Artikel aus dem Warenkorb.',
  couponChanged:
    'Der Gutschein wurde inzwischen eingelöst oder gilt nicht mehr. Bitte prüfen Sie die neue Summe und bestellen Sie noch einmal.',
  tooManyOrders:
    'Von Ihrem Anschluss oder mit dieser E-Mail-Adresse wurde in kurzer Zeit sehr oft bestellt. Ihre Angaben sind gespeichert. Bitte bestellen Sie ab {time} noch einmal.',
  alreadyOrdered: 'Diese Bestellung haben Sie bereits aufgegeben.',
  error: {
    firstName: { required: 'Bitte geben Sie Ihren Vornamen ein.' },
    lastName: { required: 'Bitte geben Sie Ihren Nachnamen ein.' },
    companyName: { required: 'Bitte geben Sie den Namen der Firma ein.' },
    vatNumber: {
      required: 'Bitte geben Sie die USt-IdNr. ein oder Ihren Vor- und Nachnamen.',
      format: 'Bitte geben Sie die USt-IdNr. mit Länderkürzel ein, zum Beispiel DE123456789.',
    },
    streetName: { required: 'Bitte geben Sie die Straße ein.' },
    zipCode: {
      required: 'Bitte geben Sie die Postleitzahl ein.',
      format:
        'Bitte geben Sie eine Postleitzahl des gewählten Landes ein, zum Beispiel 10115 für Berlin.',
      notDelivered:
        'Dorthin liefern wir nicht: {place}. Dieses Gebiet gehört nicht zum Umsatzsteuergebiet der EU. Bitte wählen Sie eine andere Lieferadresse.',
    },
    city: { required: 'Bitte geben Sie den Ort ein.' },
    country: {
      required: 'Bitte wählen Sie ein Land.',
      unknown: 'Bitte wählen Sie ein Land aus der Liste.',
      notDelivered: 'In dieses Land liefern wir nicht. Bitte wählen Sie ein anderes.',
    },
    state: {
      format: 'Bitte wählen Sie ein Bundesland aus der Liste.',
      unknown: 'Bitte wählen Sie ein Bundesland aus der Liste.',
    },
    phoneNumber: { format: 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel +49 30 123456.' },
    address: { unsaved: 'Bitte prüfen Sie die Adresse, bevor Sie bestellen.' },
    shippingAddress: { required: 'Bitte geben Sie die Lieferadresse ein.' },
    billingAddress: { required: 'Bitte geben Sie die Rechnungsadresse ein.' },
    shippingMethod: {
      required: 'Bitte wählen Sie eine Versandart.',
      unavailable: 'Bitte wählen Sie die Versandart neu; die bisherige ist nicht mehr verfügbar.',
    },
    paymentMethod: {
      required: 'Bitte wählen Sie eine Zahlungsart.',
      unavailable: 'Bitte wählen Sie die Zahlungsart neu; die bisherige ist nicht mehr verfügbar.',
    },
    terms: {
      required: 'Bitte akzeptieren Sie die AGB, damit wir Ihre Bestellung annehmen können.',
    },
    postcode: { required: 'Bitte geben Sie die Postleitzahl ein.' },
    name: { required: 'Bitte geben Sie den Namen ein.' },
  },
};
