/** Rücksendungen im Kundenkonto. */
export const returns = {
  title: 'Rücksendungen',
  noneTitle: 'Noch keine Rücksendung',
  none: 'Sie haben noch nichts zurückgesendet. Eine Rücksendung melden Sie bei der Bestellung an, aus der die Artikel sind.',
  toOrders: 'Zu meinen Bestellungen',
  number: 'Rücksendung {number}',
  date: 'Angemeldet am',
  order: 'Bestellung',
  refund: 'Erstattung',
  possibleRefund: 'Mögliche Erstattung',
  toBeExamined:
    'Darin sind individuell angemischte Artikel. Wir prüfen zuerst, ob sie zurückgegeben werden können, und schreiben Ihnen.',
  status: {
    requested: 'angemeldet',
    received: 'eingetroffen',
    refunded: 'erstattet',
    refused: 'nicht angenommen',
    cancelled: 'aufgehoben',
  },
  reason: 'Grund',
  comment: 'Ihre Nachricht',
  quantityOf: '{count} × {name}',
  newTitle: 'Artikel zurücksenden',
  newIntro:
    'Hier melden Sie eine Rücksendung zur Bestellung {number} an. Wählen Sie, was Sie zurücksenden, und den Grund.',
  withdrawalHint:
    'Ihr gesetzliches Widerrufsrecht besteht unabhängig davon. Dafür brauchen Sie keinen Grund:',
  withdrawalLink: 'Vertrag widerrufen',
  quantity: 'Menge',
  quantityLeft_one: 'höchstens {count} Stück',
  quantityLeft_other: 'höchstens {count} Stück',
  chooseReason: 'Bitte wählen',
  mixedToOrder:
    'Individuell angemischt: Wir nehmen es zurück, wenn es beschädigt ist oder nicht der Bestellung entspricht.',
  note: 'Nachricht an uns',
  submit: 'Rücksendung anmelden',
  notPossibleTitle: 'Diese Bestellung lässt sich nicht zurücksenden',
  notPossible:
    'Die Artikel sind noch nicht versandt, schon zurückgesendet, oder die Frist ist vorbei. Bei einem Mangel schreiben Sie uns bitte:',
  backToOrder: 'Zur Bestellung',
  error: {
    itemsRequired: 'Bitte geben Sie an, was und wie viel Sie zurücksenden.',
    itemsInvalid: 'Bitte prüfen Sie Ihre Auswahl.',
    quantityWholeNumber: 'Bitte geben Sie für „{name}“ eine ganze Zahl ein.',
    quantityTooMany: 'Von „{name}“ können Sie höchstens {max} Stück zurücksenden.',
    reasonRequired: 'Bitte wählen Sie für „{name}“ einen Grund.',
    reasonMixedToOrder:
      '„{name}“ ist individuell angemischt. Bitte wählen Sie einen Grund, der einen Mangel nennt.',
    noteInvalid: 'Bitte schreiben Sie höchstens {max} Zeichen ohne unsichtbare Zeichen.',
  },
};
