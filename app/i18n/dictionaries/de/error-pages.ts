/** Fehlerseiten des Shops. */
export const errorPages = {
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde die Seite umbenannt, oder in der Adresse fehlt ein Zeichen.',
  notFoundSearch: 'Suchen Sie nach dem, was Sie brauchen, oder öffnen Sie eine dieser Seiten.',
  serverTitle: 'Interner Fehler',
  serverText:
    'Der Fehler liegt bei uns. Ihr Warenkorb bleibt erhalten. Bitte laden Sie die Seite in einer Minute noch einmal.',
  forbiddenTitle: 'Diese Anfrage ist nicht erlaubt',
  forbiddenText:
    'Die Anfrage wurde nicht ausgeführt. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
  badRequestTitle: 'Die Anfrage war unvollständig',
  badRequestText:
    'Wir konnten die Anfrage nicht lesen. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
  reload: 'Seite neu laden',
  goneTitle: 'Das gibt es hier nicht mehr',
  goneText:
    'Was Sie ändern oder löschen wollten, ist nicht da; vielleicht haben Sie es schon gelöscht. Die neu geladene Seite zeigt den jetzigen Stand.',
  methodTitle: 'Diese Anfrage ist hier nicht möglich',
  otherAccountTitle: 'Gehört zu einem anderen Konto',
  otherAccountText:
    'Was Sie suchen, gehört zu einem anderen Konto als dem, mit dem Sie angemeldet sind. Bitte melden Sie sich ab und mit dem anderen Konto wieder an.',
  tooManyTitle: 'Zu viele Versuche',
  tooManyText:
    'Es gab zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es später noch einmal.',
  tooManyMinutes_one:
    'Es gab zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in einer Minute noch einmal.',
  tooManyMinutes_other:
    'Es gab zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in {count} Minuten noch einmal.',
  tooManyHours_one:
    'Es gab zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in einer Stunde noch einmal.',
  tooManyHours_other:
    'Es gab zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in {count} Stunden noch einmal.',
  status: 'Fehler {status}',
};
