/** Kontaktformular. */
export const contact = {
  title: 'Kontakt',
  intro:
    'Schreiben Sie uns, wenn Sie eine Frage zu Artikeln, Lieferung oder Ihrer Bestellung haben. Wir antworten per E-Mail.',
  otherWays: 'Sie erreichen uns auch so:',
  name: 'Ihr Name',
  emailHint: 'An diese Adresse antworten wir.',
  subject: 'Betreff',
  aboutReview: 'Bewertung {number} melden',
  orderNumber: 'Bestellnummer',
  orderHint: 'Wenn es um eine Bestellung geht. Die Nummer steht in der Bestellbestätigung.',
  message: 'Ihre Nachricht',
  copy: 'Kopie an meine E-Mail-Adresse senden',
  copyHint:
    'Den Wortlaut wiederholt sie nur an die bestätigte Adresse Ihres Kundenkontos. An jede andere bestätigen wir den Eingang, in einer Stunde wenige Male.',
  privacyBefore: 'Ich habe die ',
  privacyLink: 'Datenschutzerklärung',
  privacyAfter: ' gelesen.',
  submit: 'Nachricht senden',
};
