import type { wishlist as German } from '../de/wishlist';

/** Wishlist. */
export const wishlist = {
  title: 'Wishlist',
  keptHere_one:
    'The wishlist stays on this device until you have not visited the shop for a day. With a customer account it stays on all your devices.',
  keptHere_other:
    'The wishlist stays on this device until you have not visited the shop for {count} days. With a customer account it stays on all your devices.',
  empty: 'Your wishlist is empty',
  emptyText:
    'Press the heart beside a product to remember what you like without ordering anything.',
  browse: 'Browse the range',
  gone: 'This product no longer exists.',
  removeGone: 'Take off the list',
  error: { unknown: 'Please choose a product that we sell.' },
} satisfies typeof German;
