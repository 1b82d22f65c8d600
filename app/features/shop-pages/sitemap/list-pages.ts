import { canonicalAddress, canonicalUrl } from '~/features/page/page-addresses';
import { mayBeIndexed, pageRobots } from '~/features/page/page-robots';
import { offeredLocales } from '~/i18n/locales';
import type { SiteRoute } from '~/lib/route-facts';
import { STATIC_PAGES } from '~/features/shop-pages/static-page/static-pages';
import type { PageDates, ShopConfiguration, Sitemap, SitemapGoods } from '~/services/shop-api';
import type { SitemapPage } from './sitemap-page';

type Site = {
  publicOrigin: string;
  configuration: Pick<ShopConfiguration, 'robots' | 'homePage'>;
  routes: readonly SiteRoute[];
};

/** Pages with a fixed address and categories that search engines may index at their own address. */
export function listPages(
  site: Site,
  categories: Sitemap['categories'],
  dates: PageDates,
): SitemapPage[] {
  return [
    ...fixedPages(site, dates),
    ...categories.map((category) => categoryPage(site, category, dates)),
  ].filter(({ locales }) => locales.length > 0);
}

/** Goods as pages, in every language that has texts for them. */
export function goodsPage({ paths, changedAt, pictures }: SitemapGoods): SitemapPage {
  const locales = offeredLocales().filter((locale) => paths[locale] !== undefined);
  return { paths, locales, changedAt, pictures };
}

function fixedPages(site: Site, dates: PageDates): SitemapPage[] {
  return site.routes
    .filter(({ path, inSitemap }) => inSitemap && mayBeIndexed(pageRobots(site, path)))
    .map(({ path }) => ({
      paths: { de: path, en: path },
      locales: path === '/' ? homeLocales(site) : offeredLocales(),
      changedAt: fixedPageDate(path, dates),
      pictures: [],
    }));
}

/**
 * The languages whose home page is in the sitemap: none, by its setting, or those that are
 * canonical at their own address.
 */
function homeLocales({ publicOrigin, configuration: { homePage } }: Site) {
  if (homePage.sitemap === 'N') return [];
  return offeredLocales().filter((locale) => {
    const address = canonicalUrl({ publicOrigin, locale }, '/');
    return canonicalAddress(publicOrigin, homePage[locale].canonicalLink, address) === address;
  });
}

/**
 * For the home page and pages that show only an operator's text; others are part of the
 * application.
 */
function fixedPageDate(path: string, { home, legalTexts }: PageDates): string | null {
  if (path === '/') return home;
  const text = STATIC_PAGES[path];
  return (text && !text.adds ? legalTexts[text.type] : null) ?? null;
}

function categoryPage(
  { publicOrigin }: Site,
  { id, details }: Sitemap['categories'][number],
  { categories }: PageDates,
): SitemapPage {
  const path = details[0]?.path;
  const found = details.filter(({ lang, path: own, robots, canonicalLink }) => {
    const address = canonicalUrl({ publicOrigin, locale: lang }, own);
    return (
      mayBeIndexed(robots) && canonicalAddress(publicOrigin, canonicalLink, address) === address
    );
  });
  return {
    // Its page has the same path in both languages.
    paths: {
      de: path,
      en: path,
      ...Object.fromEntries(details.map(({ lang, path: own }) => [lang, own])),
    },
    locales: found.map(({ lang }) => lang),
    changedAt: categories[id] ?? null,
    pictures: [],
  };
}
