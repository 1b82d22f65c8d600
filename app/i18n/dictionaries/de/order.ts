/** Bestellung und Bestätigung. */
export const order = {
  title: 'Ihre Bestellung',
  number: 'Bestellnummer',
  date: 'Bestelldatum',
  withdrawn: 'Ihr Widerruf zu dieser Bestellung ist am {time} bei uns eingegangen.',
  status: 'Status',
  total: 'Gesamtsumme',
  thanks: 'Vielen Dank für Ihre Bestellung',
  linePrice: '{count} × {price}',
  nextMail: 'Die Bestellbestätigung geht an {email}.',
  nextMailWrong: 'Stimmt die Adresse nicht? Schreiben Sie uns:',
  nextPaid: 'Ihre Zahlung ist eingegangen; wir stellen die Ware zusammen.',
  nextTransfer:
    'Bitte überweisen Sie {total} mit dem Verwendungszweck {number}; danach stellen wir die Ware zusammen.',
  nextTransferUntil:
    'Bitte überweisen Sie {total} bis zum {date} mit dem Verwendungszweck {number}; danach stellen wir die Ware zusammen. Geht das Geld bis dahin nicht ein, heben wir die Bestellung auf.',
  nextPayWithin_one:
    'Sie zahlen {total} per {method} innerhalb von {count} Tag, nachdem Sie die Ware erhalten haben.',
  nextPayWithin_other:
    'Sie zahlen {total} per {method} innerhalb von {count} Tagen, nachdem Sie die Ware erhalten haben.',
  cancelled: 'Diese Bestellung ist aufgehoben. Sie müssen nichts bezahlen.',
  nextPay: 'Sie zahlen {total} per {method}.',
  nextParcel: 'Lieferung mit {carrier}, Lieferzeit {days}.',
  paymentStatus: {
    fullyPaid: 'bezahlt',
    overpaid: 'mehr bezahlt als nötig',
    partlyPaid: 'teilweise bezahlt',
    prepaid: 'im Voraus bezahlt',
    unpaid: 'noch nicht bezahlt',
    unknown: 'Zahlungsstand wird geprüft',
  },
  bank: {
    title: 'Angaben für Ihre Überweisung',
    owner: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    name: 'Bank',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
  },
  softLoginTitle: 'Bestellung ansehen',
  softLoginSubmit: 'Bestellung zeigen',
  otherProof: 'Einen anderen Nachweis geben',
  proofPostcode: 'Postleitzahl der Rechnungs- oder Lieferadresse',
  proofName: 'Nachname oder Firma in der Rechnungs- oder Lieferadresse',
};
