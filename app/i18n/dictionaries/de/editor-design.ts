/** Gestaltung und Farben in der Seitenbearbeitung. */
export const design = {
  open: 'Gestaltung',
  title: 'Einstellungen',
  help: 'Schrift, Farben und Abstände des ganzen Shops. Was Sie wählen, zeigt die Seite sofort; Kunden sehen es, sobald Sie veröffentlichen.',
  fonts: 'Schriften',
  font: 'Schrift der Texte',
  colours: 'Farben',
  primaryColor: 'Hauptfarbe',
  secondaryColor: 'Zweite Farbe',
  colourHint:
    'Wie #1f4d3f oder der Name einer Farbe. Auf hellem Grund muss sie als Text lesbar sein.',
  spacing: 'Abstände der Blöcke',
  blockSize: 'Abstand',
  size: { s: 'Klein', m: 'Mittel', l: 'Groß', xl: 'Sehr groß' },
  save: 'In den Entwurf übernehmen',
  publish: 'Gestaltung veröffentlichen',
  too: 'mit Gestaltung',
  isLive: 'Die Gestaltung ist veröffentlicht.',
  changed: 'Als Entwurf gespeichert, noch nicht veröffentlicht: {fields}.',
  discard: 'Entwurf der Gestaltung verwerfen',
  discarded:
    'Die Gestaltung ist wieder wie veröffentlicht. „Rückgängig“ holt Ihren Entwurf zurück.',
  restored: 'Die frühere Gestaltung ist jetzt Ihr Entwurf. Sie gilt, sobald Sie veröffentlichen.',
  settled:
    'Ihr Entwurf steht jetzt auf der veröffentlichten Gestaltung. Bitte prüfen Sie ihn und veröffentlichen Sie ihn dann.',
  history: 'Frühere Gestaltungen',
  ofShop: '{date}, nicht im Editor eingestellt',
  restoreOf: 'Gestaltung vom {date} als Entwurf nehmen',
  contrast:
    '{field} ist auf hellem Grund schlecht zu lesen: Kontrast {ratio} zu 1, nötig sind 4,5 zu 1. Bitte nehmen Sie eine dunklere Farbe.',
  conflict:
    'Noch nicht veröffentlicht: Jemand anderes hat inzwischen dieselben Angaben der Gestaltung geändert. Bitte wählen Sie unter „Gestaltung“, welche gelten sollen.',
  conflictAfterPage:
    'Die Seite ist veröffentlicht, die Gestaltung noch nicht: Jemand anderes hat inzwischen dieselben Angaben geändert. Bitte wählen Sie unter „Gestaltung“, welche gelten sollen.',
  conflictText:
    'Diese Angaben hat inzwischen jemand anderes geändert und veröffentlicht. Alles andere passt zusammen. Nichts geht verloren: Jede veröffentlichte Gestaltung steht unter „Frühere Gestaltungen“.',
  mine: 'Ihre',
  theirs: 'Veröffentlicht',
  keepMine: 'Meine nehmen',
  takeTheirs: 'Die veröffentlichten nehmen',
};

export const colour = {
  open: 'Farben des Shops',
  openOf: 'Farben des Shops für {field}',
  design: 'Farben der Gestaltung',
  shades: 'Farbtöne',
  asTyped: 'Wie eingetippt',
  ink: 'Tinte',
  paper: 'Papier',
  white: 'Weiß',
  none: 'Keine eigene Farbe',
  unknown: 'Diese Farbe kennt der Shop nicht.',
  enough: 'Kontrast {ratio} zu 1 {on}: gut zu lesen',
  tooLittle: 'Kontrast {ratio} zu 1 {on}: für Text zu wenig, nötig sind 4,5 zu 1',
  text: 'auf hellem Grund',
  textOwn: 'auf dem Grund dieses Blocks',
  ground: 'unter Text',
  groundOwn: 'unter dem Text dieses Blocks',
};
