/** Merkliste. */
export const wishlist = {
  title: 'Merkliste',
  keptHere_one:
    'Die Merkliste bleibt auf diesem Gerät, bis Sie den Shop einen Tag lang nicht besuchen. Mit einem Kundenkonto bleibt die Merkliste auf allen Ihren Geräten.',
  keptHere_other:
    'Die Merkliste bleibt auf diesem Gerät, bis Sie den Shop {count} Tage lang nicht besuchen. Mit einem Kundenkonto bleibt die Merkliste auf allen Ihren Geräten.',
  empty: 'Ihre Merkliste ist leer',
  emptyText:
    'Mit dem Herz an einem Artikel merken Sie sich, was Ihnen gefällt, ohne etwas zu bestellen.',
  browse: 'Zum Sortiment',
  gone: 'Diesen Artikel gibt es nicht mehr.',
  removeGone: 'Aus der Liste nehmen',
  error: { unknown: 'Bitte wählen Sie einen Artikel, den wir führen.' },
};
