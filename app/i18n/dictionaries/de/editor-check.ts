/** Was die Prüfung vor dem Veröffentlichen sagt. */
export const editorCheck = {
  open: 'Prüfen',
  note_one: '{count} Hinweis',
  note_other: '{count} Hinweise',
  noteNone: 'Geprüft',
  title: 'Vor dem Veröffentlichen',
  help: 'Was Sie sich noch ansehen sollten. Veröffentlichen können Sie jederzeit.',
  none: 'Beschreibungen, Überschriften, Kontraste, Links, Bilder und die andere Sprache: Es ist nichts aufgefallen.',
  page: 'Die Seite',
  field: 'Feld {field}',
  goTo: 'Ändern: {place}',
  otherPage: 'Zur Seite in der anderen Sprache',
  rule: {
    alt: 'Beschreibungen',
    headings: 'Überschriften',
    contrast: 'Kontrast',
    empty: 'Leere und unfertige Blöcke',
    links: 'Links',
    pictures: 'Bilder',
    language: 'Andere Sprache',
  },
  problem: {
    altMissing: 'Dieses Bild hat keine Beschreibung. Ist es nur Schmuck, darf sie fehlen.',
    filmUnnamed: 'Dieses Video hat keinen Namen. Vorgelesen wird dann nur „Video“.',
    headingNone: 'Kein Block hat einen Titel. Die Seite hat dann keine sichtbare Hauptüberschrift.',
    headingEarly: 'Diese Überschrift steht vor der Hauptüberschrift der Seite.',
    headingSkips: 'Auf eine Überschrift der Ebene {before} folgt eine der Ebene {level}.',
    headingEmpty: 'In dieser Überschrift steht nichts.',
    contrastLow: 'Der Text ist schlecht zu lesen: Kontrast {ratio} zu 1, nötig sind 4,5 zu 1.',
    contrastOnPicture:
      'Der Text steht ohne Fläche auf dem Bild und ist auf hellen Stellen schlecht zu lesen: Kontrast {ratio} zu 1. Schalten Sie den Hintergrund ein oder machen Sie das Bild dunkler.',
    blockEmpty: 'Dieser Block ist leer und zeigt nichts.',
    goodsNone: 'Dieser Block zeigt nichts, weil es für seine Auswahl keine Artikel gibt.',
    buttonHalf: 'Dem Link fehlt die Adresse oder die Beschriftung. So ist er nicht zu sehen.',
    questionEmpty: 'Diese Antwort hat keine Frage. Die Seite zeigt sie nicht.',
    answerEmpty: 'Diese Frage hat keine Antwort.',
    textOfSample: 'Hier steht noch der Text der Vorlage.',
    linkDead: 'Unter {address} gibt es im Shop nichts.',
    linkNowhere: 'Die Stelle {address} gibt es auf dieser Seite nicht.',
    pictureForeign:
      'Dieses Bild liegt auf einem fremden Server. Der Shop zeigt nur eigene Bilder; laden Sie es in die Bibliothek hoch.',
    pictureLarge:
      'Auch Telefone laden hier das große Bild. Geben Sie für „Telefon“ und „Tablet“ kleinere an, oder wählen Sie das Bild aus der Bibliothek: Dann geschieht das von selbst.',
    pictureSmall:
      'Das Bild ist {width} Pixel breit und wirkt hier unscharf. Nehmen Sie eines mit mindestens {least} Pixeln.',
    languageMissing: 'In der anderen Sprache ist von dieser Seite noch nichts veröffentlicht.',
    languageOlder:
      'Diese Seite wurde zuletzt am {here} veröffentlicht, die in der anderen Sprache davor.',
    languageNewer:
      'Die Seite in der anderen Sprache wurde zuletzt am {there} veröffentlicht, diese davor.',
    languageLacks: 'Diesen Block gibt es auf der Seite in der anderen Sprache nicht.',
  },
};
