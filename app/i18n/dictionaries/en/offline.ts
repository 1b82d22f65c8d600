import type { offline as German } from '../de/offline';

/** What the shop shows without a network. */
export const offline = {
  title: 'No connection',
  text: 'Your device cannot reach the shop at the moment. Your cart stays as it is: it is kept in the shop and not on this device.',
  again: 'Try again',
  seen: 'Seen last',
  seenText: 'Your browser has kept these pages. You can read them without a connection.',
  note: 'No connection. This is the page as of {time}; prices and stock may differ today.',
} satisfies typeof German;
