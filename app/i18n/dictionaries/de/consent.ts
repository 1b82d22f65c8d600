/** Einwilligung in Cookies (§ 25 TDDDG). */
export const consent = {
  title: 'Cookies',
  // A line each on a phone: the goods and not the bar are the largest that is painted.
  text: 'Ohne Ihre Einwilligung setzen wir nur nötige Cookies.',
  textChange: 'Ändern können Sie das jederzeit am Ende der Seite.',
  partners: 'Derzeit gehen keine Daten an Partner oder aus der EU.',
  partnersCount_one:
    '{count} Partner erhält Daten, wenn Sie zustimmen. Einzelheiten finden Sie unter „Weitere Einstellungen“.',
  partnersCount_other:
    '{count} Partner erhalten Daten, wenn Sie zustimmen. Einzelheiten finden Sie unter „Weitere Einstellungen“.',
  acceptAll: 'Alle annehmen',
  rejectAll: 'Alle ablehnen',
  acceptSelection: 'Auswahl annehmen',
  furtherSettings: 'Weitere Einstellungen',
  choose: 'Auswahl treffen',
  groups: 'Gruppen von Cookies',
  always: 'immer an',
  settingsTitle: 'Cookie-Einstellungen',
  settingsText:
    'Hier sehen Sie jedes Cookie, das der Shop setzen kann, mit Zweck und Dauer. Nehmen Sie eine Einwilligung zurück, gilt das sofort.',
  settingsSave: 'Auswahl speichern',
  currentNone: 'Sie haben noch keine Auswahl getroffen.',
  currentSaved: 'Ihre Auswahl ist gespeichert.',
  empty: 'In dieser Gruppe setzen wir derzeit keine Cookies.',
  provider: 'Anbieter',
  lifespan: 'Dauer',
  privacyLink: 'Datenschutzerklärung',
  days_one: '{count} Tag',
  days_other: '{count} Tage',
  sessionEnd: 'bis Sie den Browser schließen',
  seconds: 'wenige Sekunden',
  group: {
    essentials: 'Notwendig',
    externalMedia: 'Externe Medien',
    functional: 'Funktional',
    marketing: 'Marketing',
  },
  groupText: {
    essentials: 'Warenkorb, Sprache, Sicherheit und Ihre Cookie-Auswahl.',
    externalMedia:
      'Videos auf unseren Seiten, die bei YouTube oder Vimeo liegen. Der Anbieter erhält dann Ihre IP-Adresse und kann Cookies setzen.',
    functional: 'Dienste, die das Einkaufen bequemer machen.',
    marketing: 'Messung und Werbung.',
  },
  cookies: {
    consentProof: 'Zufällige Nummer, unter der wir Ihre Auswahl nachweisen können.',
    session: 'Ordnet Ihnen Ihren Warenkorb und Ihre Angaben an der Kasse zu.',
    locale: 'Merkt sich die gewählte Sprache.',
    consent: 'Merkt sich Ihre Cookie-Auswahl.',
    notice: 'Zeigt nach dem Absenden eines Formulars eine Rückmeldung an.',
    operator: 'Hält das Shop-Team angemeldet.',
    operatorDevice: 'Lässt das Shop-Team auch herein, während andere Passwörter ausprobieren.',
    pwa: 'Zeigt der Redaktion die Werkzeuge zum Bearbeiten der Seiten.',
  },
};
