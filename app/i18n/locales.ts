/** The languages of the shop and how they show in a path (§2): unprefixed paths are German. */

export const LOCALES = ['de', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export type LocalePrefix = '' | `/${Locale}`;

export const DEFAULT_LOCALE: Locale = 'de';

/** §9: the chosen language is kept for 100 days. */
export const LOCALE_COOKIE = 'vsf-locale';
export const LOCALE_COOKIE_MAX_AGE = 100 * 24 * 60 * 60;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** Splits a pathname into language, prefix and the path that the route table knows. */
export function localeFromPath(pathname: string): {
  locale: Locale;
  prefix: LocalePrefix;
  path: string;
} {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: DEFAULT_LOCALE, prefix: '', path: pathname || '/' };
  return { locale: first, prefix: `/${first}`, path: `/${rest.join('/')}` };
}

/** A path of the route table ('/cart', '/search?term=x') under a prefix. */
export function localePath(prefix: LocalePrefix, path: string): string {
  if (path === '/') return prefix || '/';
  return /^\/[?#]/.test(path) ? `${prefix || '/'}${path.slice(1)}` : `${prefix}${path}`;
}

/** The one prefix under which a language is indexed: German has none. */
export function canonicalPrefix(locale: Locale): LocalePrefix {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
}
