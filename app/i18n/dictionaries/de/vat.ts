/** Mehrwertsteuer und USt-IdNr.; nur der Server braucht diese Texte. */
export const vat = {
  duties:
    'Lieferung in ein anderes Zollgebiet: Zölle und Einfuhrabgaben können hinzukommen und sind bei Empfang zu zahlen.',
  valid:
    'Ihre USt-IdNr. {number} ist bestätigt. Diese Bestellung ist eine steuerfreie innergemeinschaftliche Lieferung: Sie zahlen {exempt} statt {taxed}.',
  later:
    'Ihre USt-IdNr. {number} ließ sich noch nicht prüfen. Deshalb berechnen wir die MwSt.: {taxed}. Wir fragen weiter nach: Ist die Nummer bestätigt, steht hier der Betrag ohne MwSt.: {exempt}. Wird sie erst nach der Bestellung bestätigt, berichtigen wir auf Wunsch die Rechnung.',
  invalid:
    'Ihre USt-IdNr. {number} ist nach Auskunft der Behörde nicht gültig. Deshalb berechnen wir die MwSt.: {taxed}. Bitte prüfen Sie die Nummer in der Rechnungsadresse; mit einer gültigen zahlen Sie {exempt}.',
  intraCommunity: 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b, § 6a UStG).',
  intraCommunityEu:
    'Steuerfreie innergemeinschaftliche Lieferung (Artikel 138 der Richtlinie 2006/112/EG).',
  export: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a UStG).',
  exportEu: 'Steuerfreie Ausfuhrlieferung (Artikel 146 der Richtlinie 2006/112/EG).',
  exportElsewhere: 'Steuerfreie Ausfuhrlieferung.',
  orderLater:
    'Ihre USt-IdNr. ließ sich bei der Bestellung noch nicht prüfen, deshalb enthält sie MwSt. Wir fragen weiter nach. Wird die Nummer bestätigt, berichtigen wir auf Wunsch die Rechnung.',
  orderConfirmed:
    'Ihre USt-IdNr. ist nach der Bestellung bestätigt worden. Auf Wunsch berichtigen wir die Rechnung; bitte schreiben Sie uns.',
  state: { valid: 'bestätigt', invalid: 'nicht gültig', later: 'noch nicht geprüft' },
  plain: {
    goodsSum: 'Zwischensumme',
    shipping: 'Versand',
    paymentFee: 'Gebühr der Zahlungsart',
    total: 'Gesamtsumme ohne MwSt.',
    refund: 'Erstattung ohne MwSt.',
    credit: 'Gutschrift ohne MwSt.',
  },
  notice: {
    title: 'USt-IdNr. zu Bestellung {number} bestätigt',
    text: 'Die USt-IdNr. {vatNumber} ließ sich nicht prüfen, als die Bestellung {number} aufgegeben wurde. Deshalb enthält sie MwSt. Jetzt ist die Nummer bestätigt{consultation}. Der Kunde kann verlangen, dass die Rechnung berichtigt wird (§ 6a UStG).',
    consultation: ' (Abfrage {number})',
  },
};
