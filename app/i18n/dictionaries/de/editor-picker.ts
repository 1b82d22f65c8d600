/** Was der Editor sagt, wo man ein Bild, ein Ziel oder einen Artikel wählt. */
export const editorPicker = {
  open: { imageUrl: 'Bild wählen', link: 'Ziel wählen', product: 'Artikel wählen' },
  back: 'Zurück zu den Einstellungen',
  help: {
    picture:
      'Wählen Sie ein Bild oder laden Sie eines hoch. Was Sie in den Einstellungen eingegeben haben, ist in Ihrem Entwurf gespeichert.',
    link: 'Wählen Sie, wohin der Link führt. Was Sie in den Einstellungen eingegeben haben, ist in Ihrem Entwurf gespeichert.',
    product:
      'Wählen Sie einen Artikel. Was Sie in den Einstellungen eingegeben haben, ist in Ihrem Entwurf gespeichert.',
  },
  search: 'Suchen',
  searchFor: {
    picture: 'Bilder suchen',
    link: 'Seiten, Kategorien und Artikel suchen',
    product: 'Artikel suchen',
  },
  searchFirst: 'Suchen Sie nach einem Namen oder einer Nummer.',
  nothing: 'Zu „{search}“ wurde nichts gefunden.',
  perPage: 'Artikel je Seite',
  before: 'Vorige Artikel',
  further: 'Weitere Artikel',
  pageOf: 'Artikel, Seite {page} von {pages}',
  group: { pages: 'Seiten', categories: 'Kategorien', products: 'Artikel' },
  empty: 'Es wurden noch keine Bilder hochgeladen.',
  present: 'Jetzt im Block',
  more: 'Ältere Bilder',
  uploadTitle: 'Neues Bild hochladen',
  file: 'Bilddatei',
  fileHint:
    'Höchstens {size} MB: {types}. Ort, Kamera und andere Angaben der Datei werden entfernt.',
  upload: 'Hochladen',
  alt: 'Was ist auf dem Bild zu sehen?',
  altHint: 'Wer das Bild nicht sieht, hört diesen Satz. Nötig, außer das Bild ist nur Schmuck.',
  altLater:
    'Wer das Bild nicht sieht, hört diesen Satz. Sie können ihn auch im nächsten Schritt schreiben.',
  decorative: 'Das Bild ist nur Schmuck und sagt nichts aus',
  screens: 'Wofür soll das Bild gelten?',
  allScreens: 'Für alle Bildschirme, in vier Größen',
  oneScreen: 'Nur hier: {field}',
  put: 'Bild einsetzen',
  another: 'Anderes Bild wählen',
  measures: '{width} × {height} Pixel, {size} KB',
  uploadedBy: 'Hochgeladen von {author}, {date}',
  uploadedAt: 'Hochgeladen {date}',
  problem: {
    alt: {
      required:
        'Bitte beschreiben Sie, was auf dem Bild zu sehen ist, oder geben Sie an, dass es nur Schmuck ist.',
      invalid: 'Die Beschreibung darf eine Zeile mit höchstens 200 Zeichen sein.',
    },
    picture: { unknown: 'Dieses Bild gibt es nicht. Bitte wählen Sie ein anderes.' },
    file: {
      required: 'Bitte wählen Sie eine Bilddatei aus.',
      tooMany:
        'Sie haben mehr Bilder hochgeladen, als in einer Stunde möglich sind. Bitte versuchen Sie es später noch einmal.',
      fileName:
        'Der Name der Datei enthält Zeichen, die nicht angenommen werden, oder ist zu lang. Bitte benennen Sie die Datei um.',
      fileType: 'Diese Art von Datei wird nicht angenommen. Erlaubt sind {types}.',
      fileEmpty: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
      fileSize: 'Diese Datei ist zu groß. Sie darf höchstens {megabytes} MB haben.',
      fileContent: 'Diese Datei ist kein Bild oder sie ist beschädigt. Erlaubt sind {types}.',
      pictureSize: 'Das Bild hat zu viele Pixel. Höchstens 50 Millionen sind möglich.',
      fileSpace:
        'Zurzeit können keine Bilder angenommen werden. Bitte versuchen Sie es später noch einmal.',
    },
  },
};
