/** Noch einmal bestellen. */
export const orderAgain = {
  title: 'Noch einmal bestellen',
  lead: 'Bestellung {number} vom {date}, zu den Preisen von heute.',
  link: 'Noch einmal bestellen',
  backToOrder: 'Zurück zur Bestellung',
  changed: 'Das hat sich geändert',
  unchanged: 'Wie damals',
  price: '{price} je Stück',
  priceThen: 'damals {price}',
  quantity_one: '{count} Stück',
  quantity_other: '{count} Stück',
  all: 'Alles in den Warenkorb',
  fitting_one: '{count} verfügbaren Artikel in den Warenkorb',
  fitting_other: '{count} verfügbare Artikel in den Warenkorb',
  nothing: 'Nichts davon lässt sich zurzeit so noch einmal bestellen.',
  added_one: '{count} Artikel aus Ihrer Bestellung liegt im Warenkorb.',
  added_other: '{count} Artikel aus Ihrer Bestellung liegen im Warenkorb.',
  left_one:
    '{count} Artikel ist nicht dabei, weil er sich zurzeit so nicht noch einmal bestellen lässt.',
  left_other:
    '{count} Artikel sind nicht dabei, weil sie sich zurzeit so nicht noch einmal bestellen lassen.',
  obstacle: {
    gone: 'Diesen Artikel gibt es nicht mehr.',
    notSalable: 'Zurzeit nicht bestellbar.',
    properties:
      'Die Angaben zu diesem Artikel passen nicht mehr. Bitte legen Sie den Artikel auf seiner Seite neu in den Warenkorb.',
    file: 'Zu diesem Artikel gehört eine Datei. Bitte laden Sie die Datei auf der Seite des Artikels noch einmal hoch.',
    stock_one: 'Davon haben wir zurzeit {count} Stück.',
    stock_other: 'Davon haben wir zurzeit {count} Stück.',
    soldOut: 'Zurzeit ausverkauft.',
  },
};
