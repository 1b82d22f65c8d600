/** Kurze Rückmeldungen nach einer Handlung. */
export const notices = {
  consentSaved: 'Ihre Cookie-Auswahl ist gespeichert.',
  cartItemAdded: 'Der Artikel liegt im Warenkorb.',
  cartItemRemoved: 'Der Artikel wurde aus dem Warenkorb entfernt.',
  undo: 'Rückgängig',
  wishAdded: 'Der Artikel steht auf Ihrer Merkliste.',
  wishRemoved: 'Der Artikel steht nicht mehr auf Ihrer Merkliste.',
  cartUpdated: 'Der Warenkorb ist aktualisiert.',
  cartEmpty: 'Ihr Warenkorb ist leer.',
  couponApplied: 'Der Gutschein ist eingelöst.',
  couponRemoved: 'Der Gutschein ist entfernt.',
  contactSent: 'Ihre Nachricht ist bei uns eingegangen. Wir antworten Ihnen per E-Mail.',
  offerRejected: 'Sie haben das Angebot abgelehnt. Vielen Dank für Ihre Rückmeldung.',
  withdrawalReceived: 'Ihr Widerruf ist eingegangen. Die Bestätigung geht an {email}.',
  returnMade:
    'Ihre Rücksendung {number} ist angemeldet. Wir haben Ihnen eine E-Mail mit den nächsten Schritten gesendet.',
  newsletterPending:
    'Bitte bestätigen Sie die Anmeldung über den Link in der E-Mail, die wir Ihnen gesendet haben. Mehr als drei am Tag senden wir nicht an eine Adresse.',
  newsletterNames: 'Ihre Angaben für den Newsletter sind gespeichert.',
  newsletterEndAsked:
    'Falls der Newsletter an diese Adresse ging, ist er abbestellt, oder wir haben ihr einen Link zum Abbestellen geschickt.',
  newsletterLinkSent:
    'Wenn der Newsletter an diese Adresse geht, haben wir ihr einen Link gesendet.',
  newsletterConfirmed: 'Ihre Newsletter-Anmeldung ist bestätigt.',
  newsletterUnsubscribed: 'Sie sind vom Newsletter abgemeldet.',
  preferredDeliverySaved: 'Ihre Wünsche zur Zustellung sind gespeichert.',
  preferredDeliveryEnded: 'Für das Paket gibt es keine Wünsche zur Zustellung mehr.',
};
