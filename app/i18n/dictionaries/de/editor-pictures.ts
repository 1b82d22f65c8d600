/** Was der Editor sagt, wo alle Bilder des Shops stehen. */
export const editorPictures = {
  open: 'Bilder',
  title: 'Bilder',
  help: 'Alle Bilder, die für Seiten hochgeladen wurden, die neuesten zuerst. Ein Klick zeigt, wo ein Bild steht und was es zeigt.',
  all: 'Alle Bilder',
  undescribed: 'Ohne Beschreibung',
  altHint:
    'Wird vorgeschlagen, wo das Bild eingesetzt wird. Was schon auf Seiten steht, ändert sich nicht.',
  save: 'Beschreibung speichern',
  saved: 'Die Beschreibung ist gespeichert.',
  usedOn: 'Wo das Bild steht',
  unused: 'Auf keiner Seite und in keinem Entwurf.',
  otherClient: 'Layout eines anderen Clients',
  page: '{page} ({language})',
  draft: '{page} ({language}), Entwurf von {name}',
  language: { de: 'deutsch', en: 'englisch' },
  full: 'Bild in voller Größe',
};
