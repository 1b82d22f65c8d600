import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES, offerLocales } from '../app/i18n/locales';
import { firstVisitRedirect, unofferedRedirect } from './locale-redirect';

afterEach(() => offerLocales(LOCALES));

const english = { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' };

describe('first visit', () => {
  it('leads an English browser from / to /en and stores nothing', async () => {
    expect(await firstVisitRedirect('GET', '/?ref=1', english)).toBe('/en?ref=1');
    expect(await firstVisitRedirect('GET', '/?ref=a?b', english)).toBe('/en?ref=a?b');
    expect(await firstVisitRedirect('HEAD', '/', english)).toBe('/en');
    const fromElsewhere = { ...english, 'sec-fetch-site': 'cross-site' };
    expect(await firstVisitRedirect('GET', '/', fromElsewhere)).toBe('/en');
    for (const referer of ['https://search.example/', 'nonsense']) {
      const led = { ...english, host: 'tonwert.example', referer };
      expect(await firstVisitRedirect('GET', '/', led)).toBe('/en');
    }
  });

  it.each([
    'fr-FR,fr;q=0.9,en;q=0.8',
    'pl,en-US;q=0.7,en;q=0.3,de;q=0.2',
    'de;q=0.1, EN-GB;q=0.9',
    'zh-Hant-TW, en-US, de',
    'en-US,de;q=0.9',
    '*;q=0.1,en;q=0.5',
  ])('finds English first of the languages of the shop in %s', async (accepted) => {
    expect(await firstVisitRedirect('GET', '/', { 'accept-language': accepted })).toBe('/en');
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
    ['no stated language', 'GET', '/', {}],
    ['a choice made earlier', 'GET', '/', { ...english, cookie: 'a=b; vsf-locale=de' }],
    ['a link within the shop', 'GET', '/', { ...english, 'sec-fetch-site': 'same-origin' }],
    [
      'a link within the shop, told by the Referer',
      'GET',
      '/',
      { ...english, host: 'tonwert.example', referer: 'https://tonwert.example/wandfarben' },
    ],
    ['a form of the home page', 'GET', '/?index', english],
    ['data of the home page', 'GET', '/?x=1&_data=root', english],
    ['any other address', 'GET', '/de', english],
    ['any other page', 'GET', '/cart', english],
    ['a post', 'POST', '/', english],
  ])('leaves %s alone', async (_case, method, url, headers) => {
    expect(await firstVisitRedirect(method, url, headers)).toBeUndefined();
  });
});

describe('another first language', () => {
  it('leads a German browser to /de, and leaves an English one at /', async () => {
    offerLocales(['en', 'de']);
    expect(await firstVisitRedirect('GET', '/', { 'accept-language': 'de' })).toBe('/de');
    expect(await firstVisitRedirect('GET', '/', english)).toBeUndefined();
  });

  it('leads nobody to a language that is not offered', async () => {
    offerLocales(['de']);
    expect(await firstVisitRedirect('GET', '/', english)).toBeUndefined();
  });
});

describe('a language that is not offered', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/cart?a=b?c', '/cart?a=b?c'],
    ['/en//elsewhere.example', '/elsewhere.example'],
    ['/en/\\elsewhere.example', '/elsewhere.example'],
    ['/de/cart', undefined],
    ['/cart', undefined],
    ['/english', undefined],
    ['/en/offline', undefined],
  ])('%s leads to %s', (url, target) => {
    expect(unofferedRedirect(url)).toBeUndefined();
    offerLocales(['de']);
    expect(unofferedRedirect(url)).toBe(target);
  });
});
