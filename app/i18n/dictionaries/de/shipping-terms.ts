/** Versandkosten, Laufzeiten und Zahlungsarten, aus den Tabellen des Shops. */
export const shippingTerms = {
  costs: 'Versandkosten und Lieferzeiten',
  costsText:
    'Alle Beträge gelten je Bestellung und enthalten die Mehrwertsteuer. Es zählt das Gewicht der ganzen Bestellung. Weitere Kosten kommen nicht hinzu.',
  timeText:
    'Die Lieferzeit steht bei jedem Artikel, im Warenkorb und an der Kasse. Sie setzt sich zusammen aus der Zeit, bis wir die Ware dem Paketdienst oder der Spedition übergeben, und der hier genannten Laufzeit. Werktage sind Montag bis Freitag ohne gesetzliche Feiertage. Die Lieferzeit beginnt am Tag nach Ihrer Bestellung, bei Vorkasse am Tag nach Ihrem Zahlungsauftrag. Bestellen Sie mehrere Artikel, gilt die längste Lieferzeit.',
  weight: 'Gewicht',
  price: 'Versandkosten',
  upTo: 'bis {weight} kg',
  free: 'kostenlos',
  freeFrom: 'kostenlos ab einer Zwischensumme von {value}',
  transit: 'Laufzeit {days}',
  noHazardous: 'nicht für Gefahrgut',
  payments: 'Zahlungsarten',
  fee: 'Gebühr',
  noFee: 'keine',
  countries: 'Lieferung nach',
  allCountries: 'in alle genannten Länder',
  maxAmount: 'Bestellwert bis',
  notWith: 'Nicht möglich bei',
};
