/** Was Programme über den Shop wissen sollen (llms.txt). */
export const llms = {
  markdown:
    'Jede öffentliche Seite antwortet auf „Accept: text/markdown“ mit ihrem Inhalt als Markdown.',
  prices:
    'Preise sind Bruttopreise in Euro. Was Seiten, Angebotsdatei und strukturierte Daten nennen, kommt aus denselben Tabellen.',
  categories: 'Sortiment',
  items_one: '{count} Artikel',
  items_other: '{count} Artikel',
  service: 'Service und Rechtliches',
  search: 'Suche',
  searchHow: 'mit ?term= und dem gesuchten Wort',
  data: 'Daten',
  feed: 'Angebotsdatei',
  feedAbout: 'alle Artikel mit Preis, Grundpreis, Verfügbarkeit und Versandkosten',
  sitemap: 'Sitemap',
};
