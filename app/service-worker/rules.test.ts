import { describe, expect, test } from 'vitest';
import {
  isFileRequest,
  isForEverybody,
  isOfflinePage,
  isPageRequest,
  mayEndSession,
  OFFLINE_PATHS,
  offlinePath,
} from './rules';

const SHOP = 'https://shop.example';
const asked = (url: string, method = 'GET', mode: Request['mode'] = 'navigate') => ({
  url: url.startsWith('/') ? SHOP + url : url,
  method,
  mode,
});

test.each([
  ['/', true],
  ['/en/wandfarbe?page=2', true],
  ['/my-account', true],
  ['/operators-choice', true],
  ['/operator', false],
  ['/en/operator/edit', false],
  ['/de/preview/1/x', false],
  ['/api/cart', false],
  ['https://elsewhere.example/', false],
])('%s is a page of the shop: %s', (url, isPage) => {
  expect(isPageRequest(asked(url), SHOP)).toBe(isPage);
});

test('posts, and requests for other files, are not handled', () => {
  expect(isPageRequest(asked('/cart', 'POST'), SHOP)).toBe(false);
  expect(isPageRequest(asked('/media/a.avif', 'GET', 'no-cors'), SHOP)).toBe(false);
  expect(isFileRequest(asked('/assets/a.css', 'GET', 'no-cors'), SHOP)).toBe(true);
  expect(isFileRequest(asked('/media/a.avif', 'GET', 'no-cors'), SHOP)).toBe(false);
  expect(isFileRequest(asked('https://elsewhere.example/assets/a.css'), SHOP)).toBe(false);
});

test('the end of a session is detected', () => {
  expect(mayEndSession(asked('/en/my-account/delete-account', 'POST'), SHOP)).toBe(true);
  expect(mayEndSession(asked('/my-account/personal-data', 'POST'), SHOP)).toBe(false);
  expect(mayEndSession(asked('/api/logout?locale=en', 'POST'), SHOP)).toBe(true);
  expect(mayEndSession(asked('/api/logout'), SHOP)).toBe(false);
  expect(mayEndSession(asked('https://elsewhere.example/api/logout', 'POST'), SHOP)).toBe(false);
});

describe('is public', () => {
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  const answer = (headers: Record<string, string>, status = 200) =>
    new Response('', { status, headers });

  test.each([
    ['a page that is kept', answer({ ...html, 'Cache-Control': 'private, no-cache' }), true],
    ['a page of one visitor', answer({ ...html, 'Cache-Control': 'no-store' }), false],
    ['a page that says nothing', answer(html), false],
    ['an error', answer({ ...html, 'Cache-Control': 'no-cache' }, 404), false],
    ['a file', answer({ 'Content-Type': 'text/css', 'Cache-Control': 'no-cache' }), false],
  ])('%s', (_, response, expected) => {
    expect(isForEverybody(response)).toBe(expected);
  });
});

test.each([
  ['/en', '/en/offline'],
  ['/en/cart', '/en/offline'],
  ['/english-red', '/offline'],
  ['/de/cart', '/de/offline'],
])('%s offline is %s', (path, offline) => {
  expect(offlinePath(SHOP + path)).toBe(offline);
});

test('the offline page exists once in each language, whatever its address', () => {
  expect(OFFLINE_PATHS).toEqual(['/offline', '/de/offline', '/en/offline']);
  expect(
    ['/offline', '/de/offline', '/en/offline', '/offlines'].map((path) =>
      isOfflinePage(SHOP + path),
    ),
  ).toEqual([true, true, true, false]);
});
