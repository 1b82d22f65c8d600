import { LOCALE_NAMES } from '../../locale-names';

/** Kopf der Seite. */
export const header = {
  skip: 'Zum Inhalt springen',
  home: '{shop}, zur Startseite',
  navigation: 'Sortiment',
  navigationText: 'Alle Warengruppen auf einen Blick, jede mit den Gruppen, die zu ihr gehören.',
  menu: 'Sortiment',
  searchLabel: 'Artikel suchen',
  searchPlaceholder: 'Suchen',
  searchSubmit: 'Suchen',
  language: 'Sprache',
  languageName: { de: LOCALE_NAMES.de, en: LOCALE_NAMES.en },
  cart: 'Warenkorb',
  cartCount_one: '{count} Artikel im Warenkorb',
  cartCount_other: '{count} Artikel im Warenkorb',
  wishlist: 'Merkliste',
  account: 'Konto',
  quickCheckoutTimer: 'Dieses Fenster schließt sich in {count} Sekunden.',
  backTo: { cart: 'Zurück zum Warenkorb', checkout: 'Zurück zur Kasse' },
  checkout: 'Kasse',
};
