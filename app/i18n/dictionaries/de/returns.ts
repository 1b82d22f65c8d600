/** Rücksendungen und Reklamationen. */
export const returns = {
  title: 'Rücksendungen',
  noneTitle: 'Noch keine Rücksendung',
  none: 'Sie haben noch nichts zurückgesendet. Eine Rücksendung melden Sie bei der Bestellung an, aus der die Artikel sind.',
  toOrders: 'Zu meinen Bestellungen',
  number: 'Rücksendung {number}',
  date: 'Angemeldet am',
  order: 'Bestellung',
  refund: 'Gutschrift',
  possibleRefund: 'Mögliche Gutschrift',
  toBeExamined:
    'Darin sind eigens angefertigte Artikel. Wir prüfen zuerst, ob sie zurückgegeben werden können, und schreiben Ihnen.',
  status: {
    requested: 'angemeldet',
    received: 'eingetroffen',
    refunded: 'gutgeschrieben',
    refused: 'nicht angenommen',
    cancelled: 'aufgehoben',
  },
  reason: 'Grund',
  comment: 'Ihre Nachricht',
  quantityOf: '{count} × {name}',
  newTitle: 'Zurücksenden oder reklamieren',
  claimTitle: 'Artikel reklamieren',
  newIntro:
    'Hier senden Sie Artikel der Bestellung {number} zurück oder melden, dass einer mangelhaft, beschädigt oder falsch ist. Bitte wählen Sie die Menge und den Grund.',
  claimIntro:
    'Hier melden Sie mangelhafte, beschädigte oder falsch gelieferte Artikel der Bestellung {number}. Ohne Mangel nehmen wir sie nicht mehr zurück: Diese Zeit ist vorbei. Bitte wählen Sie die Menge und den Grund.',
  faultRights:
    'Bei einem Mangel haben Sie Ihre gesetzlichen Rechte, zum Beispiel auf Ersatz oder Reparatur. Die Rücksendung bezahlen dann wir.',
  moneyBack:
    'Sobald die Artikel bei uns sind, prüfen wir sie und erstatten, was Sie dafür bezahlt haben.',
  moneyLess:
    'Für diese Bestellung sind noch {due} zu bezahlen. Davon ziehen wir ab, was Sie zurücksenden; was Sie darüber hinaus bezahlt haben, erstatten wir nach unserer Prüfung.',
  withdrawalHint:
    'Das ist kein Widerruf. Ihr gesetzliches Widerrufsrecht besteht unabhängig davon, und dafür brauchen Sie keinen Grund:',
  withdrawalLink: 'Vertrag widerrufen',
  quantity: 'Menge',
  quantityLeft_one: 'höchstens {count} Stück',
  quantityLeft_other: 'höchstens {count} Stück',
  chooseReason: 'Bitte wählen',
  madeToOrder:
    'Eigens angefertigt: Wir nehmen es zurück, wenn es beschädigt ist oder nicht der Bestellung entspricht.',
  note: 'Nachricht an uns',
  noteHint: 'Bei einem Mangel: Was ist nicht in Ordnung, und was wünschen Sie von uns?',
  submit: 'Rücksendung anmelden',
  submitClaim: 'Reklamation absenden',
  notPossibleTitle: 'Diese Bestellung lässt sich nicht zurücksenden',
  notPossible:
    'Die Artikel sind noch nicht versandt, schon zurückgesendet, oder die Frist ist vorbei. Haben Sie eine Frage dazu? Bitte schreiben Sie uns:',
  backToOrder: 'Zur Bestellung',
  error: {
    itemsRequired: 'Bitte geben Sie an, was und wie viel Sie zurücksenden.',
    itemsInvalid: 'Bitte prüfen Sie Ihre Auswahl.',
    quantityWholeNumber: 'Bitte geben Sie für „{name}“ eine ganze Zahl ein.',
    quantityTooMany: 'Von „{name}“ können Sie höchstens {max} Stück zurücksenden.',
    reasonRequired: 'Bitte wählen Sie für „{name}“ einen Grund.',
    reasonMadeToOrder:
      '„{name}“ ist eigens angefertigt. Bitte wählen Sie einen Grund, der einen Mangel nennt.',
    reasonTooLate:
      'Ohne Mangel nehmen wir „{name}“ nicht mehr zurück. Bitte wählen Sie einen Grund, der einen Mangel nennt.',
    noteInvalid: 'Bitte schreiben Sie höchstens {max} Zeichen ohne unsichtbare Zeichen.',
  },
};
