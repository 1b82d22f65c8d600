import { isLocale, localeFromPath, type Locale } from '~/i18n/locales';

/** The path of a page without prefix, of an address as the other server writes it; null for none. */
export function pagePath(address: string): string | null {
  if (!URL.canParse(address, 'http://shop')) return null;
  const { pathname } = new URL(address, 'http://shop');
  const { path } = localeFromPath(decoded(pathname));
  return path.replace(/\/+$/, '') || '/';
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Paths by language and `x-default`; languages that the shop does not speak are left out. */
export function languagePaths(addresses: Readonly<Record<string, string>>): Record<string, string> {
  const paths: Partial<Record<Locale | 'x-default', string>> = {};
  for (const [lang, address] of Object.entries(addresses)) {
    const path = pagePath(address);
    if (path && (isLocale(lang) || lang === 'x-default')) paths[lang] = path;
  }
  return paths;
}
