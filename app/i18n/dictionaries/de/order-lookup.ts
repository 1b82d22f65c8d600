/** Bestellung wiederfinden, ohne Kundenkonto. */
export const orderLookup = {
  title: 'Bestellung suchen',
  text: 'Den Stand Ihrer Bestellung, die Sendungsverfolgung und die Belege finden Sie hier auch ohne Kundenkonto.',
  orderId: 'Bestellnummer',
  orderIdHint: 'Sie steht in der Bestellbestätigung.',
  proof: 'Postleitzahl, Nachname oder Firma',
  proofHint: 'Aus der Rechnungs- oder Lieferadresse dieser Bestellung.',
  submit: 'Bestellung suchen',
  haveAccount: 'Sie haben ein Kundenkonto?',
  toAccount: 'Zu Ihren Bestellungen',
  error: {
    orderId: 'Bitte geben Sie die Bestellnummer in Ziffern ein, zum Beispiel 10001.',
    otherAccount:
      'Diese Bestellung gehört zu einem anderen Konto als dem, mit dem Sie angemeldet sind. Bitte melden Sie sich mit dem anderen an.',
    proof: 'Bitte geben Sie eine Postleitzahl, einen Nachnamen oder eine Firma ein.',
  },
};
