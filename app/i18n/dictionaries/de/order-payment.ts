/** Eine Bestellung anders bezahlen, solange sie nicht bezahlt ist. */
export const orderPayment = {
  title: 'Zahlungsart ändern',
  payAgain: 'Noch einmal bezahlen oder Zahlungsart ändern',
  lead: 'Bestellung {number}: Es sind {total} offen. Der Betrag bleibt mit jeder Zahlungsart gleich.',
  chosen: 'Bisher gewählt: {method}.',
  notCompleted:
    'Ihre Zahlung wurde nicht abgeschlossen. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  inProgress:
    'Ihre Zahlung wird gerade bearbeitet. Sobald sie abgeschlossen ist, sehen Sie es bei Ihrer Bestellung.',
  fixed: 'Die Zahlungsart dieser Bestellung lässt sich nicht mehr ändern. Zahlungsart: {method}.',
  none: 'Für diese Bestellung ist zurzeit keine Zahlungsart verfügbar. Bitte wenden Sie sich an uns.',
  submit: 'Zahlungsart übernehmen',
  changed:
    'Die Zahlungsart ist geändert. Wie Sie jetzt bezahlen, steht auf dieser Seite. Die ersten Änderungen in einer Stunde bestätigen wir auch per E-Mail.',
  kept: 'Es bleibt bei dieser Zahlungsart.',
  backToOrder: 'Zurück zur Bestellung',
  /** Stands at the payment provider's, and on the statement of the card or account. */
  providerDescription: 'Bestellung {number}',
};
