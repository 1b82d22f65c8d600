/** Wunschtag, Ablageort und Nachbar für das Paket. */
export const preferredDelivery = {
  title: 'Wünsche zur Zustellung',
  intro:
    '{carrier} bringt Ihr Paket, wie es Ihnen passt. Alle Angaben sind freiwillig und gehen mit dem Paket an {carrier}.',
  day: 'Wunschtag',
  dayHint: 'Kostet {price} zusätzlich zum Versand.',
  dayFree: 'Kostet nichts zusätzlich.',
  noDay: 'Kein Wunschtag',
  atPlace: 'An einem Ort ablegen, wenn niemand da ist',
  location: 'Ablageort',
  locationHint: 'Zum Beispiel Garage, Terrasse oder Gartenhaus.',
  atNeighbour: 'Beim Nachbarn abgeben, wenn niemand da ist',
  neighbourName: 'Name des Nachbarn',
  neighbourAddress: 'Straße und Hausnummer des Nachbarn',
  save: 'Wünsche übernehmen',
  back: 'Zurück zur Kasse',
  change: 'Wünsche zur Zustellung ändern',
  choose: 'Wunschtag, Ablageort oder Nachbar wählen',
  wishedDay: 'Wunschtag: {day}',
  wishedDayCosts: 'Wunschtag: {day} ({price}, im Versand enthalten)',
  wishedLocation: 'Ablageort: {place}',
  wishedNeighbour: 'Nachbar: {name}, {address}',
};
