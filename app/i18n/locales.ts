/**
 * The languages of the shop and their form in a path (§2): unprefixed paths are in the first
 * offered one.
 */

export const LOCALES = ['de', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export type LocalePrefix = '' | `/${Locale}`;

/** The languages of a shop, that of unprefixed paths first. */
export type Languages = readonly [Locale, ...Locale[]];

/**
 * The languages in this process: one shop, one list. Server and pages are two bundles, each with a
 * copy of this module, so it is stored globally.
 */
const known = globalThis as { shopLanguages?: Languages };

/** Called when the settings of the shop are read; in a browser, when the page is parsed. */
export function offerLocales(languages: Languages): void {
  known.shopLanguages = languages;
}

/** German and English by default. */
export function offeredLocales(): Languages {
  return known.shopLanguages ?? LOCALES;
}

/** The language of unprefixed paths, and of visitors with none of the offered ones. */
export function defaultLocale(): Locale {
  return offeredLocales()[0];
}

export function isOffered(value: unknown): value is Locale {
  return offeredLocales().includes(value as Locale);
}

/** The other language, if the shop offers it. */
export function otherLocale(locale: Locale): Locale | null {
  return offeredLocales().find((other) => other !== locale) ?? null;
}

/** §9: the chosen language is stored for 100 days. */
export const LOCALE_COOKIE = 'vsf-locale';
export const LOCALE_COOKIE_MAX_AGE = 100 * 24 * 60 * 60;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** Splits a pathname into language, prefix and the path of the route table. */
export function localeFromPath(pathname: string): {
  locale: Locale;
  prefix: LocalePrefix;
  path: string;
} {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: offeredLocales()[0], prefix: '', path: pathname || '/' };
  return { locale: first, prefix: `/${first}`, path: `/${rest.join('/')}` };
}

/** A path of the route table ('/cart', '/search?term=x') under a prefix. */
export function localePath(prefix: LocalePrefix, path: string): string {
  if (path === '/') return prefix || '/';
  return /^\/[?#]/.test(path) ? `${prefix || '/'}${path.slice(1)}` : `${prefix}${path}`;
}

/** The one prefix under which a language is indexed: none for that of unprefixed paths. */
export function canonicalPrefix(locale: Locale): LocalePrefix {
  return locale === defaultLocale() ? '' : `/${locale}`;
}
