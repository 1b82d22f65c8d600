import { LOCALE_NAMES } from '../../locale-names';

import type { header as German } from '../de/header';

export const header = {
  skip: 'Skip to content',
  home: '{shop}, go to the home page',
  navigation: 'Products',
  navigationText: 'All our ranges at a glance, each with the groups that belong to it.',
  menu: 'Products',
  searchLabel: 'Search products',
  searchPlaceholder: 'Search',
  searchSubmit: 'Search',
  language: 'Language',
  languageName: { de: LOCALE_NAMES.de, en: LOCALE_NAMES.en },
  cart: 'Cart',
  cartCount_one: '{count} product in your cart',
  cartCount_other: '{count} products in your cart',
  wishlist: 'Wishlist',
  account: 'Account',
  quickCheckoutTimer: 'This window closes in {count} seconds.',
  backTo: { cart: 'Back to the cart', checkout: 'Back to the checkout' },
  checkout: 'Checkout',
} satisfies typeof German;
