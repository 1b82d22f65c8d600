import { expect, test } from 'vitest';
import { withFirstPictureAhead } from './first-picture.server';

const HEAD_END = '</head>';
const PICTURE =
  '<img class="a" srcSet="/1.avif 320w, /2.avif 640w" sizes="(min-width:64rem) 18rem, 50vw" src="/3.webp" fetchpriority="high"/>';
const LATER = PICTURE.replaceAll('/1', '/9');
const AHEAD =
  '<link rel="preload" as="image" imagesrcset="/1.avif 320w, /2.avif 640w" imagesizes="(min-width:64rem) 18rem, 50vw" fetchpriority="high"/>';

test('the first picture of a page is named in its head', () => {
  const page = `<meta>${HEAD_END}<img src="/0.svg" fetchpriority="low"/>${PICTURE}${LATER}`;
  expect(withFirstPictureAhead(page)).toBe(page.replace(HEAD_END, AHEAD + HEAD_END));
});

test('the first frame waits for the end of the first screen, where there is one', () => {
  const page = `${HEAD_END}${PICTURE}<link rel="stylesheet" id="first-screen-end"/>`;
  const wait = '<link rel="expect" href="#first-screen-end" blocking="render"/>';
  expect(withFirstPictureAhead(page)).toBe(page.replace(HEAD_END, AHEAD + wait + HEAD_END));
});

test.each([
  ['without a picture', '<img src="/0.svg" loading="lazy"/>'],
  [
    'with one in several cuts',
    '<picture><source/><img src="/1.webp" fetchpriority="high"/></picture>',
  ],
])('a page %s stays as it is', (_, body) => {
  expect(withFirstPictureAhead(HEAD_END + body)).toBe(HEAD_END + body);
});
