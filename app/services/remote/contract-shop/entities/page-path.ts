import { trimEndSlashes } from '~/lib/trim-slashes';
import { isLocale, localeFromPath } from '~/i18n/locales';

/** The path of a page without prefix, from an address of the other server; null for none. */
export function pagePath(address: string): string | null {
  if (!URL.canParse(address, 'http://shop')) return null;
  const { pathname } = new URL(address, 'http://shop');
  const { path } = localeFromPath(decoded(pathname));
  return trimEndSlashes(path) || '/';
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Paths by language and `x-default`; languages that the shop lacks are left out. */
export function languagePaths(addresses: Readonly<Record<string, string>>): Record<string, string> {
  const paths = Object.entries(addresses).flatMap(([lang, address]) => {
    const path = isLocale(lang) || lang === 'x-default' ? pagePath(address) : null;
    return path ? [[lang, path]] : [];
  });
  return Object.fromEntries(paths);
}
