import { canonicalUrl, inEachLanguage, isPlainPath } from '~/features/page/page-addresses';
import { canonicalPrefix, defaultLocale, isLocale, LOCALES, type Locale } from '~/i18n/locales';
import { escapeXml } from '~/lib/escape-xml';
import type { SitemapPage } from './sitemap-page';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const URLSET = {
  begin:
    `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml"` +
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
  end: '</urlset>\n',
};

/** sitemaps.org: an address is shorter than this. */
const LONGEST_ADDRESS = 2048;

/** Writes the entries of pages: one for each language in which search engines may index a page. */
export function entryWriter(publicOrigin: string): (page: SitemapPage) => string {
  const first = defaultLocale();
  const starts = Object.fromEntries(
    LOCALES.map((locale) => [locale, publicOrigin + canonicalPrefix(locale)]),
  ) as Record<Locale, string>;

  function addressOf(locale: Locale, path: string): string {
    if (path.length > 1 && isPlainPath(path)) return starts[locale] + path;
    return escapeXml(canonicalUrl({ publicOrigin, locale }, path));
  }

  return (page) => {
    let shared = page.changedAt === null ? '' : `<lastmod>${page.changedAt}</lastmod>\n`;
    let own = '';
    const ownAddresses: string[] = [];
    // In a large shop this runs 200,000 times in a row: x-default mostly repeats the address of the
    // first language.
    let known = { path: '', written: '' };
    for (const { hreflang, path } of inEachLanguage(page.paths)) {
      const locale = isLocale(hreflang) ? hreflang : first;
      const isKnown = locale === first && path === known.path;
      const written = isKnown ? known.written : addressOf(locale, path);
      if (locale === first) known = { path, written };
      if (written.length >= LONGEST_ADDRESS) continue;
      shared += `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${written}"/>\n`;
      if ((page.locales as readonly string[]).includes(hreflang)) ownAddresses.push(written);
    }
    for (const path of page.pictures) {
      const written = isPlainPath(path) ? publicOrigin + path : escapeXml(publicOrigin + path);
      shared += `<image:image><image:loc>${written}</image:loc></image:image>\n`;
    }
    for (const written of ownAddresses) own += `<url>\n<loc>${written}</loc>\n${shared}</url>\n`;
    return own;
  };
}

/** The list of the files with the entries. */
export function sitemapIndex(publicOrigin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const href = canonicalUrl({ publicOrigin, locale: defaultLocale() }, path);
    return `<sitemap><loc>${escapeXml(href)}</loc></sitemap>\n`;
  });
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${entries.join('')}</sitemapindex>\n`;
}
