import type { boughtShades as German } from '../de/bought-shades';

/** Shades bought, in the customer account. */
export const boughtShades = {
  title: 'Your shades',
  bought: 'bought on {date}',
  note: 'Note, for example the room',
  noted: 'The note is saved.',
  buyAgain: 'Buy again',
} satisfies typeof German;
