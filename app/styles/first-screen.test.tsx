import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FirstScreenEnd } from './first-screen-end';
import { withSheetAfterFirstScreen } from './first-screen.server';
import { WholeSheet } from './whole-sheet';

const END = renderToStaticMarkup(<FirstScreenEnd />);
const SHEET = renderToStaticMarkup(<WholeSheet isLate />);
const IN_PLACE = SHEET.replace(
  'rel="stylesheet"',
  'rel="stylesheet dns-prefetch" id="first-screen-end"',
);
const PERSONAL = renderToStaticMarkup(<WholeSheet />);

test.each([
  ['where the first screen ends', `a${END}b${SHEET}c`, `a${IN_PLACE}bc`],
  ['at the first of several ends', `${END}a${END}${SHEET}`, `${IN_PLACE}a`],
  ['at the end of a page without one', `a${SHEET}`, `a${SHEET}`],
  ['beside the sheet of a personal place', `${PERSONAL}${END}a${SHEET}`, `${PERSONAL}${IN_PLACE}a`],
])('the whole sheet is %s', (_, page, expected) => {
  expect(withSheetAfterFirstScreen(page)).toBe(expected);
});
