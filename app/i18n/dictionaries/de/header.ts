/** Kopf der Seite. */
export const header = {
  skip: 'Zum Inhalt springen',
  home: '{shop}, zur Startseite',
  navigation: 'Sortiment',
  menu: 'Sortiment',
  allOf: 'Alles in {category}',
  searchLabel: 'Artikel suchen',
  searchPlaceholder: 'Artikel suchen',
  searchSubmit: 'Suchen',
  language: 'Sprache',
  languageSubmit: 'Sprache wechseln',
  languageName: { de: 'Deutsch', en: 'English' },
  cart: 'Warenkorb',
  cartCount_one: '{count} Artikel im Warenkorb',
  cartCount_other: '{count} Artikel im Warenkorb',
  quickCheckoutTimer: 'Dieses Fenster schließt sich in {count} Sekunden.',
  backToCart: 'Zurück zum Warenkorb',
};
