import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES, offerLocales } from '../app/i18n/locales';
import { localeRedirect, unofferedRedirect } from './locale-redirect';

afterEach(() => offerLocales(LOCALES));

const english = { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' };

const ROUTES = [
  { path: '/', isPage: true },
  { path: '/cart', isPage: true },
  { path: '/api/cart', isPage: false },
  { path: '/robots.txt', isPage: false },
  { path: '/*', isPage: true },
];

const visit = (url: string, headers: Record<string, string>, method = 'GET') =>
  localeRedirect({ method, url, headers }, ROUTES);

const location = async (...visited: Parameters<typeof visit>) =>
  (await visit(...visited))?.location;

describe('first visit', () => {
  it('redirects an English browser to the same page in English and sets the cookie', async () => {
    for (const [url, target] of [
      ['/', '/en'],
      ['/?ref=1', '/en?ref=1'],
      ['/?ref=a?b', '/en?ref=a?b'],
      ['/cart', '/en/cart'],
      ['/wandfarben?page=2', '/en/wandfarben?page=2'],
      ['/wandfarbe-matt_12', '/en/wandfarbe-matt_12'],
      ['//elsewhere.example', '/en//elsewhere.example'],
      // A page in edit mode, by the route that edits it.
      ['/operator/edit?editor=', '/en?editor='],
      ['/operator/edit/ratgeber?editor=&add=', '/en/ratgeber?editor=&add='],
      ['/operator/edit/ratgeber', '/en/operator/edit/ratgeber'],
      ['/operator/editor?editor=', '/en/operator/editor?editor='],
    ]) {
      const led = await visit(url!, english);
      expect(led?.location).toBe(target);
      expect(led?.cookie).toMatch(/^vsf-locale=en; Max-Age=8640000; Path=\/;/);
    }
    expect(await location('/', english, 'HEAD')).toBe('/en');
    expect(await location('/', { ...english, 'sec-fetch-site': 'cross-site' })).toBe('/en');
    for (const referer of ['https://search.example/', 'nonsense']) {
      expect(await location('/', { ...english, host: 'tonwert.example', referer })).toBe('/en');
    }
  });

  it.each([
    'fr-FR,fr;q=0.9,en;q=0.8',
    'pl,en-US;q=0.7,en;q=0.3,de;q=0.2',
    'de;q=0.1, EN-GB;q=0.9',
    'zh-Hant-TW, en-US, de',
    'en-US,de;q=0.9',
    '*;q=0.1,en;q=0.5',
  ])('finds English first among the languages in %s', async (accepted) => {
    expect(await location('/', { 'accept-language': accepted })).toBe('/en');
  });

  it('ignores a cookie of a language that is not offered', async () => {
    expect(await location('/cart', { ...english, cookie: 'vsf-locale=fr' })).toBe('/en/cart');
  });

  it.each([
    ['a German browser', 'GET', '/', { 'accept-language': 'de,en;q=0.9' }],
    ['a browser of neither language', 'GET', '/', { 'accept-language': 'fr-FR,fr;q=0.9' }],
    [
      'a browser of a third language, then German',
      'GET',
      '/',
      { 'accept-language': 'fr,de-AT,en' },
    ],
    ['no language that can be read', 'GET', '/', { 'accept-language': '-,;q=,@@' }],
    ['any language', 'GET', '/', { 'accept-language': '*' }],
    ['no stated language', 'GET', '/', {}],
    ['an earlier choice of German', 'GET', '/', { ...english, cookie: 'a=b; vsf-locale=de' }],
    ['an earlier visit in English', 'GET', '/cart', { ...english, cookie: 'vsf-locale=en' }],
    ['a link within the shop', 'GET', '/', { ...english, 'sec-fetch-site': 'same-origin' }],
    [
      'a link within the shop, by the Referer',
      'GET',
      '/',
      { ...english, host: 'tonwert.example', referer: 'https://tonwert.example/wandfarben' },
    ],
    [
      'a search engine',
      'GET',
      '/',
      { ...english, 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' },
    ],
    ['a link preview', 'GET', '/cart', { ...english, 'user-agent': 'facebookexternalhit/1.1' }],
    ['a form of the home page', 'GET', '/?index', english],
    ['data of the home page', 'GET', '/?x=1&_data=root', english],
    ['an address that names its language', 'GET', '/de', english],
    ['a file', 'GET', '/robots.txt', english],
    ['the target of a form', 'GET', '/api/cart', english],
    ['a post', 'POST', '/cart', english],
  ])('leaves %s alone', async (_case, method, url, headers) => {
    expect(await visit(url, headers, method)).toBeUndefined();
  });
});

describe('a later visit', () => {
  const chosen = { cookie: 'vsf-locale=en', 'accept-language': 'de' };

  it('of / follows the cookie, also by a link within the shop', async () => {
    expect(await visit('/?ref=1', chosen)).toEqual({ location: '/en?ref=1' });
    expect(await location('/', { ...chosen, 'sec-fetch-site': 'same-origin' })).toBe('/en');
    expect(await location('/', { cookie: 'vsf-locale=en' })).toBe('/en');
  });

  it('of any other address shows the language it names', async () => {
    expect(await visit('/cart', chosen)).toBeUndefined();
  });
});

describe('another first language', () => {
  it('redirects a German browser to /de, and leaves an English one at /', async () => {
    offerLocales(['en', 'de']);
    expect(await location('/', { 'accept-language': 'de' })).toBe('/de');
    expect(await visit('/', english)).toBeUndefined();
  });

  it('redirects to no language that is not offered', async () => {
    offerLocales(['de']);
    expect(await visit('/', english)).toBeUndefined();
    expect(await visit('/', { cookie: 'vsf-locale=en' })).toBeUndefined();
  });
});

describe('a language that is not offered', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/cart?a=b?c', '/cart?a=b?c'],
    ['/en//elsewhere.example', '/elsewhere.example'],
    ['/en/\\elsewhere.example', '/elsewhere.example'],
    ['/en/operator/edit?editor=', '/?editor='],
    ['/en/operator/edit/guides?editor=', '/guides?editor='],
    ['/de/cart', undefined],
    ['/cart', undefined],
    ['/english', undefined],
    ['/en/offline', undefined],
  ])('%s leads to %s', (url, target) => {
    expect(unofferedRedirect(url)).toBeUndefined();
    offerLocales(['de']);
    expect(unofferedRedirect(url)?.location).toBe(target);
  });
});
