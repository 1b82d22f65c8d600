/** Eine Bestellung anders bezahlen, solange sie nicht bezahlt ist. */
export const orderPayment = {
  title: 'Zahlungsart ändern',
  lead: 'Bestellung {number}: Es sind {total} offen. Der Betrag bleibt mit jeder Zahlungsart gleich.',
  chosen: 'Bisher gewählt: {method}.',
  notCompleted:
    'Ihre Zahlung wurde nicht abgeschlossen. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  inProgress:
    'Ihre Zahlung wird gerade bearbeitet. Sobald sie abgeschlossen ist, sehen Sie es bei Ihrer Bestellung.',
  toPay: 'Ihre Bestellung ist gespeichert, aber noch nicht bezahlt.',
  payNow: 'Jetzt bezahlen',
  payOnceMore: 'Erneut bezahlen',
  otherWay: 'Andere Zahlungsart wählen',
  notStarted:
    'Ihre Bestellung ist gespeichert, die Zahlung konnte noch nicht gestartet werden. Bitte versuchen Sie es in {seconds} Sekunden noch einmal oder wählen Sie eine andere Zahlungsart.',
  disturbed:
    'Online-Zahlung zurzeit gestört. Sie können trotzdem bestellen und später bezahlen, oder Sie wählen eine andere Zahlungsart.',
  authorized:
    'Ihre Zahlung ist vorgemerkt. Wir ziehen das Geld erst ein, wenn wir die Ware versenden.',
  underReview:
    'Ihre Zahlung wird geprüft, denn die Antwort des Zahlungsdienstes passt nicht zu dieser Bestellung. Wir melden uns bei Ihnen. Bitte bezahlen Sie nicht noch einmal.',
  refunding:
    'Ihr Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
  chargedBack:
    'Ihre Bank hat die Zahlung dieser Bestellung zurückgeholt. Bitte wenden Sie sich an uns.',
  failed: 'Die Zahlung wurde abgelehnt.',
  canceled: 'Die Zahlung wurde abgebrochen.',
  expired: 'Die Zahlung ist abgelaufen.',
  confirming: 'Ihre Zahlung wird bestätigt',
  confirmingLead:
    'Bestellung {number}: Wir warten auf die Antwort des Zahlungsdienstes. Diese Seite fragt alle {seconds} Sekunden von selbst nach.',
  confirmingLater:
    'Bestellung {number}: Der Zahlungsdienst hat noch nicht geantwortet. Sobald die Zahlung bestätigt ist, schreiben wir Ihnen. Sie können diese Seite schließen.',
  confirmAgain: 'Status aktualisieren',
  toOrder: 'Zur Bestellung',
  card: {
    holder: 'Name auf der Karte',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    code: 'Prüfziffer',
    hint: 'Die Angaben gehen verschlüsselt an unseren Zahlungsdienst, nicht an uns. Wenn Sie die Felder leer lassen, fragt er nach der Bestellung danach.',
  },
  fixed: 'Die Zahlungsart dieser Bestellung lässt sich nicht mehr ändern. Zahlungsart: {method}.',
  none: 'Für diese Bestellung ist zurzeit keine Zahlungsart verfügbar. Bitte wenden Sie sich an uns.',
  submit: 'Zahlungsart übernehmen',
  changed:
    'Die Zahlungsart ist geändert. Wie Sie jetzt bezahlen, steht auf dieser Seite. Die ersten Änderungen in einer Stunde bestätigen wir auch per E-Mail.',
  kept: 'Es bleibt bei dieser Zahlungsart.',
  backToOrder: 'Zurück zur Bestellung',
  express: {
    button: 'Direkt zu PayPal',
    hint: 'Sie bezahlen zuerst, prüfen danach die Bestellung und schicken sie ab. Ohne Bestellung geht das Geld nach einer Stunde zurück.',
    /** Steht bei PayPal. */
    description: 'Einkauf',
    paid: 'Sie haben {amount} mit PayPal bezahlt. Prüfen Sie Ihre Angaben und schicken Sie die Bestellung ab. Ohne Bestellung geht das Geld innerhalb einer Stunde zurück.',
    otherSum:
      'Sie haben {amount} mit PayPal bezahlt, die Bestellung kostet jetzt {total}. Nach der Bestellung bezahlen Sie {total} bei PayPal, und {amount} gehen zurück.',
    notAvailable: 'Die Zahlung bei PayPal ist für diesen Warenkorb nicht möglich.',
    notStarted:
      'PayPal antwortet zurzeit nicht. Bitte versuchen Sie es später noch einmal, oder gehen Sie zur Kasse.',
    waiting: 'PayPal hat die Zahlung noch nicht bestätigt. Ihr Warenkorb ist noch da.',
    notPaid: 'Bei PayPal wurde nicht bezahlt. Ihr Warenkorb ist noch da.',
    incomplete: 'PayPal hat bezahlt. Bitte ergänzen Sie Ihre Angaben für die Bestellung.',
  },
  /** Shown by the payment provider, and on the statement of the card or account. */
  providerDescription: 'Bestellung {number}',
};
