import { afterEach, expect, test } from 'vitest';
import { detectLocale, readLocaleCookie } from './detect-locale.server';
import {
  canonicalPrefix,
  isOffered,
  LOCALES,
  localeFromPath,
  localePath,
  offerLocales,
  type Languages,
} from './locales';

afterEach(() => offerLocales(LOCALES));

test.each([
  ['/', 'de', '', '/'],
  ['/cart', 'de', '', '/cart'],
  ['/de', 'de', '/de', '/'],
  ['/en/', 'en', '/en', '/'],
  ['/en/farben/wand', 'en', '/en', '/farben/wand'],
  ['/english', 'de', '', '/english'],
])('%s is language %s, prefix "%s", path %s', (pathname, locale, prefix, path) => {
  expect(localeFromPath(pathname)).toEqual({ locale, prefix, path });
});

test.each([
  ['', '/', '/'],
  ['/en', '/', '/en'],
  ['/en', '/cart', '/en/cart'],
  ['', '/search?term=x', '/search?term=x'],
  ['/en', '/?a=1', '/en?a=1'],
  ['', '/#familien', '/#familien'],
  ['/en', '/#familien', '/en#familien'],
] as const)('prefix "%s" and path %s make %s', (prefix, path, expected) => {
  expect(localePath(prefix, path)).toBe(expected);
});

const visit = (headers: Record<string, string>) => new Request('http://localhost/', { headers });

test('the cookie has precedence over the browser, unknown languages become German', async () => {
  expect(await detectLocale(visit({ 'Accept-Language': 'en-GB,en;q=0.9,de;q=0.5' }))).toBe('en');
  expect(await detectLocale(visit({ 'Accept-Language': 'fr,it' }))).toBe('de');
  expect(await detectLocale(visit({}))).toBe('de');
  expect(await detectLocale(visit({ 'Accept-Language': 'en', Cookie: 'vsf-locale=de' }))).toBe(
    'de',
  );
  expect(await detectLocale(visit({ 'Accept-Language': 'x'.repeat(300) }))).toBe('de');
});

test.each([
  ['en;q=0', 'de'],
  ['en; q=0.000, fr', 'de'],
  ['EN;Q=0', 'de'],
  ['en;q=0,en-GB;q=0.5', 'en'],
  ['en;q=0.001', 'en'],
  ['de;q=0,en', 'en'],
])('a language with the weight 0 is not wanted: %s leads to %s', async (accepted, locale) => {
  expect(await detectLocale(visit({ 'Accept-Language': accepted }))).toBe(locale);
});

test('only a known language is read from the cookie', () => {
  expect(readLocaleCookie('a=b; vsf-locale=en; c=d')).toBe('en');
  expect(readLocaleCookie('xvsf-locale=en')).toBeUndefined();
  expect(readLocaleCookie('vsf-locale=fr')).toBeUndefined();
  expect(readLocaleCookie(null)).toBeUndefined();
});

test.each<[Languages, string, string[]]>([
  [['de', 'en'], 'de', ['', '/en']],
  [['en', 'de'], 'en', ['/de', '']],
  [['en'], 'en', ['/de', '']],
  [['de'], 'de', ['', '/en']],
])('in a shop that offers %j, / is %s', async (languages, first, prefixes) => {
  offerLocales(languages);
  expect(localeFromPath('/cart')).toEqual({ locale: first, prefix: '', path: '/cart' });
  for (const locale of LOCALES) {
    // A prefix always determines its own language.
    expect(localeFromPath(`/${locale}/cart`)).toEqual({
      locale,
      prefix: `/${locale}`,
      path: '/cart',
    });
    expect(isOffered(locale)).toBe(languages.includes(locale));
    const asked = visit({ 'Accept-Language': locale });
    expect(await detectLocale(asked)).toBe(languages.includes(locale) ? locale : first);
    const chosen = readLocaleCookie(`vsf-locale=${locale}`);
    expect(chosen).toBe(languages.includes(locale) ? locale : undefined);
  }
  expect(LOCALES.map(canonicalPrefix)).toEqual(prefixes);
});
