import { renderToStaticMarkup } from 'react-dom/server';
import { FirstScreenEnd } from './first-screen-end';
import { WholeSheet } from './whole-sheet';

const END = renderToStaticMarkup(<FirstScreenEnd />);
const SHEET = renderToStaticMarkup(<WholeSheet isLate />);
/** Marks that a browser has parsed the whole first screen. */
export const FIRST_SCREEN_END = 'first-screen-end';
// Chromium and Safari preload style sheets, but skip a link that is also a dns-prefetch. The lookup
// itself has no effect: it is the shop's own host.
const SHEET_IN_PLACE = SHEET.replace(
  'rel="stylesheet"',
  `rel="stylesheet dns-prefetch" id="${FIRST_SCREEN_END}"`,
);

/**
 * Moves the whole style sheet from the end of a page to the end of its first screen. There it is
 * requested when the first picture has had the connection to itself. Not for hydrated pages: React
 * expects the link where it rendered it.
 */
export function withSheetAfterFirstScreen(html: string): string {
  if (!html.includes(END)) return html;
  return html.replace(SHEET, '').replace(END, SHEET_IN_PLACE).replaceAll(END, '');
}
