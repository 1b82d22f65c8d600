import { expect, test } from 'vitest';
import { withFirstPictureAhead } from './first-picture.server';

const HEAD_END = '</head>';
const PICTURE =
  '<img class="a" srcSet="/1.avif 320w, /2.avif 640w" sizes="(min-width:64rem) 18rem, 50vw" src="/3.webp" fetchpriority="high"/>';
const LATER = PICTURE.replaceAll('/1', '/9');
const AHEAD =
  '<link rel="preload" as="image" imagesrcset="/1.avif 320w, /2.avif 640w" imagesizes="(min-width:64rem) 18rem, 50vw" fetchpriority="high"/>';

const STYLES = '<style>p{}</style>';
const HEAD = `<meta>${STYLES}${HEAD_END}`;

test('the first picture of a page is preloaded before its styles', () => {
  const body = `<img src="/0.svg" fetchpriority="low"/>${PICTURE}${LATER}`;
  expect(withFirstPictureAhead(HEAD + body)).toBe(`<meta>${AHEAD}${STYLES}${HEAD_END}${body}`);
});

test('on a hydrated page it is preloaded behind all rendered elements', () => {
  expect(withFirstPictureAhead(HEAD + PICTURE, { isHydrated: true })).toBe(
    `<meta>${STYLES}${AHEAD}${HEAD_END}${PICTURE}`,
  );
});

test('the first frame waits for the end of the first screen, if there is one', () => {
  const body = `${PICTURE}<link rel="stylesheet" id="first-screen-end"/>`;
  const wait = '<link rel="expect" href="#first-screen-end" blocking="render"/>';
  expect(withFirstPictureAhead(HEAD + body)).toBe(
    `<meta>${AHEAD}${STYLES}${wait}${HEAD_END}${body}`,
  );
});

const CUT = '<img src="/1.webp" fetchpriority="high"/>';
const source = (width: number) =>
  `<source media="(min-width: ${width}px)" srcSet="/${width}.webp"/>`;

const SCREENS = source(1920) + source(1024) + source(768);

test.each([
  [
    'of one in several cuts that of phones',
    SCREENS,
    0,
    '/1.webp',
    ' media="(max-width: 767.98px)"',
  ],
  [
    'to a window that is known, its own cut',
    SCREENS,
    1024,
    '/1024.webp',
    ' media="(min-width: 1024px) and (max-width: 1919.98px)"',
  ],
  ['to the widest the widest', SCREENS, 1920, '/1920.webp', ' media="(min-width: 1920px)"'],
  ['one in a single cut as it is', '', 1024, '/1.webp', ''],
])('%s is preloaded', (_, sources, viewportWidth, file, media) => {
  const body = `<picture>${sources}${CUT}</picture>`;
  const ahead = `<link rel="preload" as="image" href="${file}"${media} fetchpriority="high"/>`;
  expect(withFirstPictureAhead(HEAD + body, { viewportWidth })).toBe(
    `<meta>${ahead}${STYLES}${HEAD_END}${body}`,
  );
});

test.each([
  ['without a picture', '<img src="/0.svg" loading="lazy"/>'],
  ['with one that says neither sizes nor cuts', CUT],
  ['with one behind another in several cuts', `<picture>${source(768)}</picture>${CUT}`],
])('a page %s is unchanged', (_, body) => {
  expect(withFirstPictureAhead(HEAD + body)).toBe(HEAD + body);
});
