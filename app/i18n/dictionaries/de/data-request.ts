/** Auskunft für Gäste (Art. 15 DSGVO). */
export const dataRequest = {
  title: 'Auskunft über Ihre Daten',
  text: 'Wir senden einen Link an Ihre E-Mail-Adresse. Er zeigt, was wir zu ihr gespeichert haben, auch ohne Kundenkonto: Bestellungen, Widerrufe, Nachrichten, Newsletter. Sie können es lesen und als Datei herunterladen.',
  submit: 'Link anfordern',
  sent: 'Wir haben einen Link an diese Adresse gesendet. Bitte sehen Sie auch im Ordner für Werbung nach. Mehr als drei am Tag senden wir nicht an eine Adresse.',
  account: 'Sie haben ein Kundenkonto?',
  toAccount: 'Daten des Kontos herunterladen',
  rights: 'Sie möchten Daten berichtigen oder löschen lassen?',
  toContact: 'Schreiben Sie uns',
  openText:
    'Der Link lässt sich einmal öffnen. Danach haben Sie {minutes} Minuten Zeit, Ihre Daten herunterzuladen.',
  open: 'Daten ansehen',
  opened: 'Ihre Daten stehen bereit. Laden Sie sie bitte innerhalb von {minutes} Minuten herunter.',
  over: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
  again: 'Neuen Link anfordern',
  invite: 'Was zu Ihrer E-Mail-Adresse gespeichert ist, senden wir Ihnen auf Anforderung:',
};
