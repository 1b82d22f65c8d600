/** Angebote an einzelne Kundinnen und Kunden. */
export const offer = {
  title: 'Ihr Angebot',
  number: 'Angebotsnummer',
  validUntil: 'Gültig bis',
  description: 'Beschreibung von {name}',
  note: 'Unsere Nachricht an Sie',
  goods: 'Artikel und Preise',
  delivery: 'Versand und Zahlung',
  deliveryBy: '{profile}. Lieferzeit: {days}.',
  term_one: 'zahlbar innerhalb von {count} Tag',
  term_other: 'zahlbar innerhalb von {count} Tagen',
  accepted: 'Sie haben dieses Angebot angenommen.',
  acceptedLink: 'Zur Bestellung',
  short:
    'Von diesen Artikeln haben wir zurzeit weniger als angeboten: {names}. Bitte schreiben Sie uns:',
  giftCards: 'Mit Geschenkgutscheinen bezahlen',
  giftCardsHint: 'Ein Code je Zeile. Was die Gutscheine nicht decken, zahlen Sie wie angeboten.',
  acceptTitle: 'Angebot annehmen',
  acceptText:
    'Mit der Annahme bestellen Sie die oben genannten Artikel zu {total}. Die Bestellbestätigung geht an {email}.',
  vatNumberValid:
    'Die USt-IdNr. der Rechnungsadresse ist inzwischen bestätigt. Dieses Angebot enthält MwSt., und dabei bleibt es, wenn Sie es annehmen. Für ein Angebot ohne MwSt. schreiben Sie uns bitte vorher.',
  accept: 'Angebot zahlungspflichtig annehmen',
  rejectTitle: 'Angebot ablehnen',
  rejectText: 'Ihre Nachricht an uns',
  reject: 'Angebot ablehnen',
  questions: 'Fragen zum Angebot? Bitte schreiben Sie uns:',
  open: 'Angebot ansehen',
  state: {
    open: 'Offen',
    accepted: 'Angenommen',
    rejected: 'Abgelehnt',
    expired: 'Abgelaufen',
    cancelled: 'Aufgehoben',
  },
  proofNeeded: 'Bitte bestätigen Sie die Postleitzahl zu diesem Angebot.',
};
