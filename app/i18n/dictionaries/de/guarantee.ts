/** Gesetzliche Gewährleistung und Haltbarkeitsgarantie. */
export const guarantee = {
  title: 'Gesetzliche Gewährleistung: mindestens 2 Jahre',
  duty: 'Wir haften von Gesetzes wegen dafür, dass die Ware bei der Lieferung frei von Mängeln ist. Zeigt sich ein Mangel im ersten Jahr, wird vermutet, dass er von Anfang an bestand.',
  rights:
    'Sie können kostenlos Reparatur oder Ersatz verlangen. Gelingt das nicht in angemessener Zeit, können Sie den Preis mindern oder vom Vertrag zurücktreten und erhalten Ihr Geld zurück.',
  more: 'Ihre Rechte in der EU auf Your Europe',
  years_one: 'GARAN: {count} Jahr Haltbarkeitsgarantie.',
  years_other: 'GARAN: {count} Jahre Haltbarkeitsgarantie.',
  durability:
    'Der Hersteller {maker} steht darüber hinaus ohne Aufpreis für die Haltbarkeit der ganzen Ware ein. Die gesetzliche Gewährleistung bleibt unberührt.',
};
