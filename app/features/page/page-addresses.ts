import {
  canonicalPrefix,
  defaultLocale,
  isLocale,
  localePath,
  offeredLocales,
} from '~/i18n/locales';
import type { Locale } from '~/i18n/locales';

type Site = { publicOrigin: string; locale: Locale };

/** Paths of a page without prefix; `x-default` is for who reads none of the languages. */
export type LanguagePath = { hreflang: string; path: string };

/** Letters that stand in an address as they are. */
const PLAIN = /^[\w\-./~]*$/;

/** The absolute canonical address of a path without prefix, as head and sitemap say it. */
export function canonicalUrl({ publicOrigin, locale }: Site, path: string): string {
  const url = publicOrigin + localePath(canonicalPrefix(locale), path);
  return PLAIN.test(path) ? url : new URL(url).href;
}

/** A page in the languages it has; whoever reads none of them gets the shop's first. */
export function inEachLanguage(paths: Partial<Record<Locale, string>>): LanguagePath[] {
  const own = offeredLocales().flatMap((hreflang) => {
    const path = paths[hreflang];
    return path === undefined ? [] : [{ hreflang, path }];
  });
  const fallback = paths[defaultLocale()] ?? own[0]?.path;
  return fallback === undefined ? own : [...own, { hreflang: 'x-default', path: fallback }];
}

/** The same page in each language (2.103), as head and sitemap say it. */
export function alternateLinks(publicOrigin: string, each: readonly LanguagePath[]) {
  return each.map(({ hreflang, path }) => {
    const locale = isLocale(hreflang) ? hreflang : defaultLocale();
    return { hreflang, href: canonicalUrl({ publicOrigin, locale }, path) };
  });
}

/** Where a page really stands: at its own address, unless its operator names another one. */
export function canonicalAddress(publicOrigin: string, named: string, own: string): string {
  return named ? new URL(named, publicOrigin).href : own;
}
