import { expect, test } from 'vitest';
import { translate } from '../app/i18n/translate.server';
import { errorLocale, errorPage } from './error-page';

const host = 'shop.example';

test.each<[string, string, Parameters<typeof errorLocale>[1], string]>([
  ['by the path', '/en/cart', { cookie: 'locale=de', 'accept-language': 'de' }, 'en'],
  ['else by the browser', '/cart', { 'accept-language': 'fr, en;q=0.8' }, 'en'],
  ['else the first one', '/cart', {}, 'de'],
  [
    'by the page of a form',
    '/api/cart',
    { host, referer: `https://${host}/en/search?x=/de/` },
    'en',
  ],
  [
    'a page without prefix is German',
    '/api/cart',
    { host, referer: `https://${host}/`, 'accept-language': 'en' },
    'de',
  ],
  ['not by another site', '/api/cart', { host, referer: 'https://other.example/en/' }, 'de'],
  ['by no invalid referrer', '/api/cart', { host, referer: '/en/' }, 'de'],
  ['by no referrer of a page', '/cart', { host, referer: `https://${host}/en/` }, 'de'],
])('the language of an error page: %s', (_, url, headers, locale) => {
  expect(errorLocale(url, headers)).toBe(locale);
});

test.each(['de', 'en'] as const)(
  'a failure has the title that the error page of the shop has: %s (§2)',
  (locale) => {
    const title = translate(locale, 'errorPages.serverTitle');
    expect(errorPage(500, locale)).toContain(`<h1>${title}</h1>`);
    expect(errorPage(500, 'en')).toContain('<title>Internal Server Error</title>');
  },
);
