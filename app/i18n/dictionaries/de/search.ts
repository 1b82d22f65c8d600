/** Suche. */
export const search = {
  title: 'Suche',
  titleFor: 'Suche nach „{term}“',
  form: 'Suche auf dieser Seite',
  label: 'Suchbegriff',
  suggested: {
    title: 'Vorschläge',
    terms: 'Suchbegriffe',
    categories: 'Kategorien',
    shades: 'Farbtöne',
    goods: 'Artikel',
  },
  corrected: 'Keine Treffer für „{term}“. Ergebnisse für „{corrected}“.',
  empty:
    'Bitte geben Sie einen Suchbegriff ein, zum Beispiel den Namen oder die Nummer eines Artikels.',
  noResultsHint:
    'Bitte prüfen Sie die Schreibweise oder versuchen Sie es mit einem allgemeineren Wort.',
  ownShades:
    'Nummern anderer Farbsysteme ({system}) kennt unsere Suche nicht: Unsere Farbtöne haben eigene Namen und Nummern. Suchen Sie bitte nach einem Farbnamen, zum Beispiel „Grau“, oder nennen Sie uns die Nummer. Wir suchen den ähnlichsten Farbton heraus.',
  ownNumbers:
    'Unsere Farbtöne haben eigene Nummern, die nichts mit {system} zu tun haben: Dieselbe Nummer meint bei uns einen anderen Farbton.',
  askForShade: 'Nach dem ähnlichsten Farbton fragen',
  suggestions: 'Oder stöbern Sie in unserem Sortiment',
};
