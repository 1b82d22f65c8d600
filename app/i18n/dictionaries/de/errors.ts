/** Fehlerseiten. */
export const errors = {
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText:
    'Diese Adresse führt zu keiner Seite. Vielleicht wurde sie umbenannt, oder es fehlt ein Buchstabe.',
  notFoundSearch:
    'Suchen Sie nach dem, was Sie brauchen, oder gehen Sie über eine dieser Seiten weiter.',
  serverTitle: 'Interner Fehler',
  serverText:
    'Auf unserer Seite ist etwas schiefgegangen. Ihr Warenkorb ist nicht verloren. Laden Sie die Seite in einem Moment noch einmal.',
  forbiddenTitle: 'Das ist hier nicht erlaubt',
  forbiddenText:
    'Die Anfrage wurde nicht ausgeführt. Gehen Sie zurück und versuchen Sie es noch einmal.',
  badRequestTitle: 'Die Anfrage war unvollständig',
  badRequestText:
    'Wir konnten die Anfrage nicht lesen. Gehen Sie zurück und versuchen Sie es noch einmal.',
  methodTitle: 'So geht es nicht weiter',
  tooManyTitle: 'Zu viele Versuche',
  tooManyText:
    'Das waren sehr viele Versuche in kurzer Zeit. Bitte warten Sie eine Stunde und versuchen Sie es dann noch einmal.',
  status: 'Fehler {status}',
  reload: 'Seite neu laden',
};
