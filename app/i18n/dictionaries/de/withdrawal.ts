/** Widerruf (§ 356a BGB). */
export const withdrawal = {
  title: 'Vertrag widerrufen',
  intro:
    'Hier widerrufen Sie einen Vertrag mit uns. Sie müssen keinen Grund nennen und brauchen kein Konto. Den Eingang bestätigen wir sofort per E-Mail.',
  name: 'Ihr Name',
  contract: 'Welchen Vertrag möchten Sie widerrufen?',
  contractHint: 'Bestellnummer oder eine Beschreibung, zum Beispiel „Wandfarbe vom 3. November“',
  email: 'E-Mail-Adresse für die Eingangsbestätigung',
  items: 'Nur einzelne Artikel',
  itemsHint: 'Bitte lassen Sie das Feld leer, wenn Sie den ganzen Vertrag widerrufen.',
  message: 'Nachricht',
  next: 'Weiter zur Prüfung',
  privacyBefore: 'Wie wir mit Ihren Angaben umgehen, steht in der ',
  privacyLink: 'Datenschutzerklärung',
  privacyAfter: '.',
  checkTitle: 'Widerruf prüfen',
  declaration: 'Hiermit widerrufe ich den folgenden Vertrag:',
  confirm: 'Widerruf bestätigen',
  change: 'Angaben ändern',
  receivedTitle: 'Ihr Widerruf ist eingegangen',
  receivedText:
    'Eine Bestätigung geht an {email}. Sie können diese Seite zusätzlich drucken oder speichern.',
  receivedAt: 'Eingegangen am',
  receivedNext: 'Wir melden uns mit den nächsten Schritten zur Rückgabe und Erstattung.',
  home: 'Zur Startseite',
  error: {
    name: 'Bitte geben Sie Ihren Namen ein.',
    orderId: 'Bitte beschreiben Sie den Vertrag, zum Beispiel mit der Bestellnummer.',
  },
};
