/** Bestellung und Bestätigung. */
export const order = {
  title: 'Ihre Bestellung',
  number: 'Bestellnummer',
  date: 'Bestelldatum',
  withdrawn: 'Ihr Widerruf zu dieser Bestellung ist am {time} bei uns eingegangen.',
  withdrawnSend:
    'Bitte senden Sie die Artikel bis zum {date} zurück. Bis zu diesem Tag erstatten wir den Betrag, frühestens aber, wenn die Artikel oder ein Nachweis der Absendung bei uns sind.',
  withdrawnUnsent: 'Wir erstatten bis zum {date}, was Sie dafür schon bezahlt haben.',
  withdrawnGoods: 'Widerrufen:',
  thanks: 'Vielen Dank für Ihre Bestellung',
  linePrice: '{count} × {price}',
  nextMail: 'Die Bestellbestätigung geht an {email}.',
  nextMailWrong: 'Stimmt die Adresse nicht? Bitte schreiben Sie uns:',
  nextPaid: 'Ihre Zahlung ist eingegangen. Wir stellen Ihre Bestellung jetzt zusammen.',
  nextPaidSent: 'Ihre Zahlung ist eingegangen.',
  nextTransfer:
    'Bitte überweisen Sie {total} mit dem Verwendungszweck {number}. Sobald Ihre Zahlung eingegangen ist, stellen wir die Bestellung zusammen.',
  nextTransferUntil:
    'Bitte überweisen Sie {total} bis zum {date} mit dem Verwendungszweck {number}. Sobald Ihre Zahlung eingegangen ist, stellen wir die Bestellung zusammen. Geht die Zahlung bis dahin nicht ein, heben wir die Bestellung auf.',
  nextPayWithin_one:
    'Bitte zahlen Sie {total} innerhalb von {count} Tag, nachdem Sie die Ware erhalten haben. Zahlungsart: {method}.',
  nextPayWithin_other:
    'Bitte zahlen Sie {total} innerhalb von {count} Tagen, nachdem Sie die Ware erhalten haben. Zahlungsart: {method}.',
  cancelled: 'Diese Bestellung ist aufgehoben. Sie müssen nichts bezahlen.',
  nextPay: 'Sie zahlen {total}. Zahlungsart: {method}.',
  sent: 'Wir haben die Ware am {date} versandt. Lieferung: {carrier}.',
  sentDate: 'Versanddatum',
  nextParcel: 'Lieferung: {carrier}. Lieferzeit: {days}.',
  paymentStatus: {
    fullyPaid: 'bezahlt',
    overpaid: 'überzahlt',
    partlyPaid: 'teilweise bezahlt',
    prepaid: 'im Voraus bezahlt',
    unpaid: 'noch nicht bezahlt',
    unknown: 'Zahlungsstand wird geprüft',
  },
  bank: {
    title: 'Angaben für Ihre Überweisung',
    owner: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
    name: 'Bank',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
  },
  softLoginTitle: 'Bestellung ansehen',
  softLoginSubmit: 'Bestellung ansehen',
  otherProof: 'Eine andere Angabe verwenden',
  proofPostcode: 'Postleitzahl der Rechnungs- oder Lieferadresse',
  proofName: 'Nachname oder Firma in der Rechnungs- oder Lieferadresse',
};
