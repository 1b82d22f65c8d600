/** Kopf der Seite. */
export const header = {
  skip: 'Zum Inhalt springen',
  home: '{shop}, zur Startseite',
  navigation: 'Sortiment',
  navigationText: 'Alle Warengruppen auf einen Blick, jede mit den Gruppen, die zu ihr gehören.',
  menu: 'Sortiment',
  searchLabel: 'Artikel suchen',
  searchPlaceholder: 'Artikel suchen',
  searchSubmit: 'Suchen',
  language: 'Sprache',
  languageName: { de: 'Deutsch', en: 'English' },
  cart: 'Warenkorb',
  cartCount_one: '{count} Artikel im Warenkorb',
  cartCount_other: '{count} Artikel im Warenkorb',
  wishlist: 'Merkliste',
  quickCheckoutTimer: 'Dieses Fenster schließt sich in {count} Sekunden.',
  backToCart: 'Zurück zum Warenkorb',
};
