import { canonicalUrl, inEachLanguage, isPlainPath } from '~/features/page/page-addresses';
import { defaultLocale, isLocale, type Locale } from '~/i18n/locales';
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

/** The entries of a page: one for each language in which search engines may show it. */
export function urlEntries(publicOrigin: string, page: SitemapPage): string {
  let shared = page.changedAt === null ? '' : `<lastmod>${page.changedAt}</lastmod>\n`;
  const own: string[] = [];
  const first = defaultLocale();
  // In a large shop this runs 200,000 times in a row: x-default is mostly the address of the first language again.
  let known = { path: '', written: '' };
  for (const { hreflang, path } of inEachLanguage(page.paths)) {
    const locale = isLocale(hreflang) ? hreflang : first;
    const isKnown = locale === first && path === known.path;
    const written = isKnown ? known.written : writtenAddress(publicOrigin, locale, path);
    if (locale === first) known = { path, written };
    if (written.length >= LONGEST_ADDRESS) continue;
    shared += `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${written}"/>\n`;
    if ((page.locales as readonly string[]).includes(hreflang)) own.push(written);
  }
  for (const path of page.pictures) {
    const written = isPlainPath(path) ? publicOrigin + path : escapeXml(publicOrigin + path);
    shared += `<image:image><image:loc>${written}</image:loc></image:image>\n`;
  }
  return own.map((written) => `<url>\n<loc>${written}</loc>\n${shared}</url>\n`).join('');
}

function writtenAddress(publicOrigin: string, locale: Locale, path: string): string {
  const href = canonicalUrl({ publicOrigin, locale }, path);
  return isPlainPath(path) ? href : escapeXml(href);
}

/** The list of the files that hold the entries. */
export function sitemapIndex(publicOrigin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const href = canonicalUrl({ publicOrigin, locale: defaultLocale() }, path);
    return `<sitemap><loc>${escapeXml(href)}</loc></sitemap>\n`;
  });
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${entries.join('')}</sitemapindex>\n`;
}
