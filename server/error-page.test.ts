import { expect, test } from 'vitest';
import { errorLocale } from './error-page';

const host = 'shop.example';

test.each<[string, string, Parameters<typeof errorLocale>[1], string]>([
  ['the path says it', '/en/cart', { cookie: 'locale=de', 'accept-language': 'de' }, 'en'],
  ['else the browser', '/cart', { 'accept-language': 'fr, en;q=0.8' }, 'en'],
  ['else it is the first one', '/cart', {}, 'de'],
  ['of a form, its page', '/api/cart', { host, referer: `https://${host}/en/search?x=/de/` }, 'en'],
  [
    'a page without prefix is German',
    '/api/cart',
    { host, referer: `https://${host}/`, 'accept-language': 'en' },
    'de',
  ],
  ['no page of others', '/api/cart', { host, referer: 'https://other.example/en/' }, 'de'],
  ['nothing that is no address', '/api/cart', { host, referer: '/en/' }, 'de'],
  ['elsewhere no page', '/cart', { host, referer: `https://${host}/en/` }, 'de'],
])('the language of an error page: %s', (_, url, headers, locale) => {
  expect(errorLocale(url, headers)).toBe(locale);
});
