/** Eine Seite als JSON-Vorlage. */
export const template = {
  open: 'Seite als JSON-Vorlage',
  title: 'JSON-Vorlage',
  help: 'Die Blöcke dieser Seite als Text. Sie können ihn aufheben, ändern oder durch den einer anderen Seite ersetzen.',
  text: 'Vorlage',
  hint: 'Eine Liste von Blöcken als JSON, wie unter /blocks/blocksLists.json',
  save: 'Als Entwurf nehmen',
  taken: 'Die Vorlage ist jetzt Ihr Entwurf. „Rückgängig“ holt den vorigen zurück.',
  problem: {
    notJson: 'Das ist kein JSON. Bitte prüfen Sie Klammern, Kommas und Anführungszeichen.',
    tooLarge: 'Die Vorlage ist zu lang. Höchstens 2 MB sind möglich.',
    notBlocks: 'Das ist keine Liste von Blöcken.',
    uuid: 'Jeder Block braucht unter meta.uuid einen Namen aus Buchstaben, Ziffern und Strichen.',
    duplicateBlock: 'Zwei Blöcke haben dieselbe meta.uuid.',
    invalidFields: 'Die Angaben eines Blocks passen nicht zu ihm.',
    notAllowedHere: 'Ein Block steht in einem, in dem er nicht stehen kann.',
    tooManyChildren: 'Ein Block enthält mehr, als in ihn passt.',
    tooFewChildren: 'Ein Block enthält weniger, als er braucht.',
    documentTooLarge: 'Die Vorlage hat mehr Blöcke, als eine Seite haben kann.',
    unknownBlock: 'Ein Block der Vorlage wurde nicht gefunden.',
    busy: 'Nicht gespeichert: Dieselbe Seite wird gerade an mehreren Stellen gleichzeitig geändert. Bitte versuchen Sie es noch einmal.',
  },
};
