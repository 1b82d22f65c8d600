/** Seiten, die der Server ohne den Shop ausliefert. */
export const serverErrorPages = {
  home: 'Zur Startseite',
  back: 'Ihr Warenkorb bleibt erhalten.',
  badRequestTitle: 'Diese Anfrage ließ sich nicht lesen',
  badRequest: 'Bitte gehen Sie eine Seite zurück und versuchen Sie es noch einmal.',
  forbiddenTitle: 'Sicherheitsprüfung fehlgeschlagen',
  forbidden:
    'Diese Anfrage kam von einer fremden Seite und wurde nicht ausgeführt. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  methodTitle: 'Diese Anfrage ist hier nicht möglich',
  method: 'Bitte gehen Sie eine Seite zurück und versuchen Sie es noch einmal.',
  tooLargeTitle: 'Die Anfrage ist zu groß',
  tooLarge: 'Bitte kürzen Sie Ihren Text oder wählen Sie eine kleinere Datei.',
  addressTooLongTitle: 'Die Adresse ist zu lang',
  addressTooLong: 'Bitte öffnen Sie die Seite über die Suche oder über eine Kategorie.',
  unsupportedTitle: 'Dieses Format versteht der Shop nicht',
  unsupported: 'Bitte senden Sie das Formular mit einem üblichen Browser ab.',
  wrongHostTitle: 'Unter diesem Namen gibt es hier keinen Shop',
  wrongHost: 'Bitte prüfen Sie die Adresse in der Adresszeile.',
  failureTitle: 'Interner Fehler',
  failure: 'Der Fehler liegt bei uns. Bitte versuchen Sie es in einer Minute erneut.',
  unavailableTitle: 'Der Shop ist zurzeit nicht erreichbar',
  unavailable: 'Bitte versuchen Sie es in einer Minute erneut.',
  remoteAway:
    'Der Shop erreicht Bestand und Bestellungen im Moment nicht. Bitte versuchen Sie es in einer Minute erneut.',
  held: 'Was Sie eingegeben haben, bleibt erhalten: Senden Sie es von hier aus erneut ab.',
  again: 'Erneut absenden',
};
