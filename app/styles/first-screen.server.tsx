import { renderToStaticMarkup } from 'react-dom/server';
import { FirstScreenEnd } from './first-screen-end';
import { WholeSheet } from './whole-sheet';

const END = renderToStaticMarkup(<FirstScreenEnd />);
const SHEET = renderToStaticMarkup(<WholeSheet isLate />);
/** Where a browser has read the whole first screen. */
export const FIRST_SCREEN_END = 'first-screen-end';
// Chromium and Safari look ahead for style sheets, but pass over one that names a look-up too. The
// look-up itself does nothing: it is the shop's own host.
const SHEET_IN_PLACE = SHEET.replace(
  'rel="stylesheet"',
  `rel="stylesheet dns-prefetch" id="${FIRST_SCREEN_END}"`,
);

/**
 * Moves the whole style sheet from the end of a page to where its first screen ends. There it is asked
 * for when the first picture has had the line to itself. Not for hydrated pages: React looks for the
 * link where it rendered it.
 */
export function withSheetAfterFirstScreen(html: string): string {
  if (!html.includes(END)) return html;
  return html.replace(SHEET, '').replace(END, SHEET_IN_PLACE).replaceAll(END, '');
}
