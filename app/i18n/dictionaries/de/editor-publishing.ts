/** Planen, teilen und vergleichen, was veröffentlicht wird. */
export const schedule = {
  open: 'Planen',
  openCount: 'Planen ({count})',
  title: 'Veröffentlichung planen',
  help: 'Ihr Entwurf geht zu dieser Zeit so online, wie er jetzt ist. Was Sie danach ändern, bleibt ein Entwurf.',
  date: 'Tag',
  time: 'Uhrzeit',
  zone: 'In deutscher Zeit (Europe/Berlin)',
  plan: 'Veröffentlichung planen',
  nothing: 'Alles ist veröffentlicht. Planen können Sie, sobald Ihr Entwurf Änderungen hat.',
  list: 'Geplant für diese Seite',
  empty: 'Für diese Seite ist nichts geplant.',
  by: 'Von {name}',
  remove: 'Zurücknehmen',
  dismiss: 'Aus der Liste entfernen',
  done: 'Geplant: Ihr Entwurf geht am {date} online.',
  removed: 'Diese Veröffentlichung ist nicht mehr geplant.',
  taken: 'Die geplante Fassung ist jetzt Ihr Entwurf. „Rückgängig“ holt den vorigen zurück.',
  failed_one: 'Eine geplante Veröffentlichung konnte nicht erfolgen',
  failed_other: '{count} geplante Veröffentlichungen konnten nicht erfolgen',
  state: {
    conflict:
      'Nicht veröffentlicht: Dieselben Blöcke hat inzwischen jemand anderes geändert. Nehmen Sie die Fassung als Entwurf, prüfen und veröffentlichen Sie sie dann selbst.',
    refused:
      'Nicht veröffentlicht: Das Recht zum Veröffentlichen fehlte zu dieser Zeit, oder der Shop nimmt einen der Blöcke nicht mehr an.',
  },
  problem: {
    date: 'Bitte wählen Sie einen Tag, den es gibt.',
    time: 'Bitte geben Sie eine Uhrzeit an, wie 08:30.',
    missing:
      'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhr wird um 2 auf 3 Uhr vorgestellt. Bitte wählen Sie eine andere.',
    past: 'Diese Zeit ist schon vorbei. Bitte wählen Sie eine spätere.',
    far: 'Bitte wählen Sie einen Tag innerhalb eines Jahres.',
    nothing: 'Ihr Entwurf hat keine Änderungen, die online gehen könnten.',
    tooMany: 'Für diese Seite ist schon so viel geplant, wie möglich ist.',
  },
};

export const share = {
  open: 'Vorschau teilen',
  title: 'Vorschau teilen',
  help: 'Ein Link zeigt Ihren Entwurf dieser Seite, auch wenn Sie ihn weiter ändern. Wer den Link hat, braucht kein Konto. Suchmaschinen nehmen ihn nicht auf.',
  days: 'Wie lange soll der Link gelten?',
  day_one: '{count} Tag',
  day_other: '{count} Tage',
  make: 'Link erstellen',
  list: 'Ihre Links zu dieser Seite',
  empty: 'Zu dieser Seite gilt kein Link von Ihnen.',
  until: 'Gilt bis {date}',
  made: 'Erstellt am {date}',
  see: 'Öffnen',
  end: 'Beenden',
  done: 'Der Link ist erstellt. Sie finden ihn in der Liste.',
  ended: 'Dieser Link zeigt nichts mehr.',
  shown: 'So sähe die Seite mit diesem Entwurf aus. Der Link gilt bis {date}.',
  problem: {
    days: 'Bitte wählen Sie, wie lange der Link gelten soll.',
    tooMany: 'Zu dieser Seite gelten schon 20 Links von Ihnen. Bitte beenden Sie zuerst einen.',
  },
};

export const beside = {
  colour: '{field} auswählen',
  range: '{field} als Regler',
};
