/** Label eines Pakets. */
export const parcelLabel = {
  title: 'Paketlabel',
  to: 'An',
  order: 'Bestellung {number}',
  weight: 'Gewicht: {weight} kg',
  sample: 'MUSTER – KEIN VERSANDLABEL',
};
