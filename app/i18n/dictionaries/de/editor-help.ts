/** Rundgang und Tasten der Seitenbearbeitung. */
export const shortcut = {
  title: 'Tasten',
  mod: 'Strg',
  del: 'Entf',
  next: 'Zum nächsten oder vorigen Block',
  edit: 'Text des Blocks schreiben',
  leave: 'Text, Werkzeug oder Fenster verlassen',
  up: 'Block nach oben oder unten schieben',
  duplicate: 'Block duplizieren',
  remove: 'Block löschen',
  add: 'Block darunter einfügen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  publish: 'Änderungen für alle Kunden speichern',
  help: 'Diese Liste',
};

export const tour = {
  step: 'Rundgang, Schritt {step} von {count}',
  title: {
    headline: 'Ändern Sie eine Überschrift',
    add: 'Fügen Sie einen Block hinzu',
    undo: 'Nehmen Sie das zurück',
    publish: 'Die Seite zu den Kunden bringen',
  },
  empty:
    'Diese Seite hat noch keinen: „{add}“ legt den ersten an. Danach öffnen sich seine Texte, Bilder und Farben.',
  toHeadline: 'Überschrift öffnen',
  headline:
    '„{headline}“ führt zu ihrem Feld. Schreiben Sie eine andere: Die Seite zeigt sie, und Kunden sehen davon nichts, denn alles ist zuerst Ihr Entwurf.',
  add: '„{add}“ zeigt, was es gibt: Wählen Sie einen aus. Eine Seite besteht aus Blöcken, einer unter dem anderen.',
  undo: '„{undo}“ nimmt den letzten Schritt zurück, und jeden davor, auch nach einer Pause.',
  isDone: 'Geschafft.',
  publish:
    '„{save}“ bringt Ihren Entwurf in den Shop, frühere Fassungen stehen unter „{history}“. Diesen Rundgang finden Sie wieder auf der Seite „Shop-Team“.',
  share:
    'Das tut, wer das Recht zum Veröffentlichen hat: „{share}“ gibt Ihnen einen Link auf Ihren Entwurf. Diesen Rundgang finden Sie wieder auf der Seite „Shop-Team“.',
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
  leave: 'Rundgang beenden',
};
