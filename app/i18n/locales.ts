/** The languages of the shop and how they show in a path (§2): unprefixed paths are in the first it offers. */

export const LOCALES = ['de', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export type LocalePrefix = '' | `/${Locale}`;

/** Those a shop offers, the one of unprefixed paths first. */
export type Languages = readonly [Locale, ...Locale[]];

/**
 * What this process knows of them: one shop, one list. Server and pages are two bundles, each with a copy of
 * this module, so it is kept where both find it.
 */
const known = globalThis as { shopLanguages?: Languages };

/** Called once the settings of the shop are read; in a browser, once the page is read. */
export function offerLocales(languages: Languages): void {
  known.shopLanguages = languages;
}

/** German and English, unless the shop says otherwise. */
export function offeredLocales(): Languages {
  return known.shopLanguages ?? LOCALES;
}

/** The language of unprefixed paths, and of visitors who read none of the offered ones. */
export function defaultLocale(): Locale {
  return offeredLocales()[0];
}

export function isOffered(value: unknown): value is Locale {
  return offeredLocales().includes(value as Locale);
}

/** The language besides this one, where the shop offers it. */
export function otherLocale(locale: Locale): Locale | null {
  return offeredLocales().find((other) => other !== locale) ?? null;
}

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
  if (!isLocale(first)) return { locale: offeredLocales()[0], prefix: '', path: pathname || '/' };
  return { locale: first, prefix: `/${first}`, path: `/${rest.join('/')}` };
}

/** A path of the route table ('/cart', '/search?term=x') under a prefix. */
export function localePath(prefix: LocalePrefix, path: string): string {
  if (path === '/') return prefix || '/';
  return /^\/[?#]/.test(path) ? `${prefix || '/'}${path.slice(1)}` : `${prefix}${path}`;
}

/** The one prefix under which a language is indexed: that of unprefixed paths has none. */
export function canonicalPrefix(locale: Locale): LocalePrefix {
  return locale === defaultLocale() ? '' : `/${locale}`;
}
