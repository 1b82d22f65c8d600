import { expect, test } from 'vitest';
import { withFirstPictureAhead } from './first-picture.server';

const STYLES = '<style id="first-styles"></style>';
const PICTURE =
  '<img class="a" srcSet="/1.avif 320w, /2.avif 640w" sizes="(min-width:64rem) 18rem, 50vw" src="/3.webp" fetchpriority="high"/>';
const LATER = PICTURE.replaceAll('/1', '/9');
const AHEAD =
  '<link rel="preload" as="image" imagesrcset="/1.avif 320w, /2.avif 640w" imagesizes="(min-width:64rem) 18rem, 50vw" fetchpriority="high"/>';

test('the first picture of a page is named before its styles', () => {
  const page = `<meta>${STYLES}<img src="/0.svg" fetchpriority="low"/>${PICTURE}${LATER}`;
  expect(withFirstPictureAhead(page)).toBe(page.replace(STYLES, AHEAD + STYLES));
});

test.each([
  ['without a picture', '<img src="/0.svg" loading="lazy"/>'],
  [
    'with one in several cuts',
    '<picture><source/><img src="/1.webp" fetchpriority="high"/></picture>',
  ],
])('a page %s stays as it is', (_, body) => {
  expect(withFirstPictureAhead(STYLES + body)).toBe(STYLES + body);
});
