import {
  canonicalPrefix,
  defaultLocale,
  isLocale,
  localePath,
  offeredLocales,
} from '~/i18n/locales';
import type { Locale } from '~/i18n/locales';

type Site = { publicOrigin: string; locale: Locale };

/** Paths of a page without prefix; `x-default` is for readers of none of the languages. */
export type LanguagePath = { hreflang: string; path: string };

/** Characters that need no escaping in an address or in XML. */
const PLAIN = /^[\w\-./~]*$/;

/** Does a path need no escaping in an address or in XML? */
export const isPlainPath = (path: string): boolean => PLAIN.test(path);

/** The absolute canonical address of a path without prefix, for head and sitemap. */
export function canonicalUrl({ publicOrigin, locale }: Site, path: string): string {
  const url = publicOrigin + localePath(canonicalPrefix(locale), path);
  return isPlainPath(path) ? url : new URL(url).href;
}

/** A page in the languages it has; readers of none of them get the shop's first. */
export function inEachLanguage(paths: Partial<Record<Locale, string>>): LanguagePath[] {
  const each: LanguagePath[] = [];
  for (const hreflang of offeredLocales()) {
    const path = paths[hreflang];
    if (path !== undefined) each.push({ hreflang, path });
  }
  const fallback = paths[defaultLocale()] ?? each[0]?.path;
  if (fallback !== undefined) each.push({ hreflang: 'x-default', path: fallback });
  return each;
}

/** The same page in each language (2.103), for head and sitemap. */
export function alternateLinks(publicOrigin: string, each: readonly LanguagePath[]) {
  return each.map(({ hreflang, path }) => {
    const locale = isLocale(hreflang) ? hreflang : defaultLocale();
    return { hreflang, href: canonicalUrl({ publicOrigin, locale }, path) };
  });
}

/** The canonical address of a page: its own, unless its operator sets another one. */
export function canonicalAddress(publicOrigin: string, named: string, own: string): string {
  return named ? new URL(named, publicOrigin).href : own;
}
