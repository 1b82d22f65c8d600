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
  emailHint: 'Dorthin schicken wir die Bestellbestätigung.',
  privacyBefore: 'Wie wir mit Ihren Daten umgehen, steht in der',
  privacyLink: 'Datenschutzerklärung',
  saveAll: 'Eingaben speichern',
  saveContact: 'E-Mail-Adresse speichern',
  shippingAddress: 'Lieferadresse',
  saveShippingAddress: 'Lieferadresse speichern',
  billingAddress: 'Rechnungsadresse',
  saveBillingAddress: 'Rechnungsadresse speichern',
  billingIsShipping: 'Rechnungsadresse = Lieferadresse',
  billingSame: 'Wie die Lieferadresse',
  billingLater: 'Die Rechnungsadresse folgt nach der Lieferadresse.',
  shippingMethod: 'Versandart',
  applyShippingMethod: 'Versandart übernehmen',
  noShippingMethod:
    'An diese Adresse können wir die Artikel leider nicht liefern. Bitte ändern Sie die Lieferadresse.',
  deliveryTime: 'Lieferzeit {days}',
  paymentMethod: 'Zahlungsart',
  applyPaymentMethod: 'Zahlungsart übernehmen',
  noPaymentMethod:
    'Für diese Bestellung steht gerade keine Zahlungsart bereit. Bitte wählen Sie eine andere Versandart.',
  fee: 'Gebühr {price}',
  notWithThisDelivery: 'Mit der gewählten Versandart nicht möglich.',
  additional: 'Angaben und Bedingungen',
  messageToUs: 'Nachricht zur Bestellung',
  contactWish: 'Ihr Wunsch',
  customerSign: 'Ihr Zeichen',
  customerSignHint: 'Zum Beispiel eine eigene Bestellnummer; sie steht auf der Rechnung.',
  carrierPrivacy:
    'Freiwillig: Meine E-Mail-Adresse darf an {carrier} gehen, damit die Zustellung angekündigt werden kann.',
  terms: 'Bedingungen',
  termsBefore: 'Ich akzeptiere die',
  termsLink: 'AGB',
  termsAfter: '.',
  noticeBefore: 'Bitte beachten Sie unsere',
  noticeWithdrawal: 'Informationen zum Widerrufsrecht',
  noticeBetween: 'und die',
  noticePrivacy: 'Datenschutzerklärung',
  noticeAfter: '.',
  summary: 'Ihre Bestellung',
  glance_one: '{total} für {count} Position ansehen',
  glance_other: '{total} für {count} Positionen ansehen',
  glanceLine: '{count} × {name}',
  summaryLines_one: '{count} Position',
  summaryLines_other: '{count} Positionen',
  lineQuantity: 'Menge: {count}',
  changeCart: 'Warenkorb ändern',
  export:
    'Lieferung in ein Land außerhalb der EU: Zölle und Einfuhrabgaben können hinzukommen und sind bei Empfang zu zahlen.',
  before: 'Vorher',
  now: 'Jetzt',
  placeOrder: 'zahlungspflichtig bestellen',
  unsavedAddress:
    'Ihre Adresse ist noch nicht gespeichert. Bitte prüfen Sie Ihre Angaben und bestellen Sie dann noch einmal.',
  shippingMethodGone:
    'Die gewählte Versandart gibt es für diese Bestellung nicht mehr. Jetzt gilt: {name}. Bitte prüfen Sie das.',
  paymentMethodGone:
    'Die gewählte Zahlungsart gibt es für diese Bestellung nicht mehr. Jetzt gilt: {name}. Bitte prüfen Sie das.',
  orderAgain:
    'An Ihrer Bestellung hat sich etwas geändert. Bitte prüfen Sie sie und bestellen Sie noch einmal.',
  priceChanged:
    'Die Gesamtsumme hat sich geändert: vorher {before}, jetzt {after}. Bitte prüfen Sie die Bestellung und bestellen Sie noch einmal.',
  linePriceChanged: '„{name}“: vorher {before}, jetzt {after}.',
  stockChanged:
    'Von „{name}“ sind nur noch {count} Stück verfügbar. Bitte ändern Sie den Warenkorb.',
  couponChanged:
    'Der Gutschein wurde inzwischen eingelöst oder gilt nicht mehr. Bitte prüfen Sie die neue Summe und bestellen Sie noch einmal.',
  tooManyOrders:
    'Von hier oder mit dieser E-Mail-Adresse wurde in kurzer Zeit sehr oft bestellt. Ihre Angaben sind gespeichert. Bitte bestellen Sie ab {time} noch einmal.',
  alreadyOrdered: 'Diese Bestellung haben Sie bereits aufgegeben.',
  error: {
    tooLong: 'Diese Angabe ist zu lang.',
    characters: 'Diese Angabe enthält Zeichen, die wir nicht verarbeiten können.',
    firstName: { required: 'Bitte geben Sie Ihren Vornamen ein.' },
    lastName: { required: 'Bitte geben Sie Ihren Nachnamen ein.' },
    companyName: { required: 'Bitte geben Sie den Namen der Firma ein.' },
    vatNumber: {
      required: 'Bitte geben Sie die USt-IdNr. ein, oder Vor- und Nachname.',
      format: 'Bitte geben Sie die USt-IdNr. mit Länderkürzel ein, zum Beispiel DE123456789.',
    },
    streetName: { required: 'Bitte geben Sie die Straße ein.' },
    zipCode: {
      required: 'Bitte geben Sie die Postleitzahl ein.',
      format:
        'Bitte geben Sie eine Postleitzahl des gewählten Landes ein, zum Beispiel 10115 für Berlin.',
      notDelivered:
        'Nach Helgoland und Büsingen liefern wir nicht: Sie gehören nicht zum Umsatzsteuergebiet der EU. Bitte wählen Sie eine andere Lieferadresse.',
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
