import { canonicalAddress, canonicalUrl } from '~/features/page/page-addresses';
import { mayBeIndexed, pageRobots } from '~/features/page/page-robots';
import { offeredLocales } from '~/i18n/locales';
import type { SiteRoute } from '~/lib/site-routes';
import type { ShopConfiguration, Sitemap, SitemapGoods } from '~/services/shop-api';
import type { SitemapPage } from './sitemap-page';

type Site = {
  publicOrigin: string;
  configuration: Pick<ShopConfiguration, 'robots'>;
  routes: readonly SiteRoute[];
};

/** Pages of fixed address and categories that search engines may show at their own address. */
export function listPages(site: Site, categories: Sitemap['categories']): SitemapPage[] {
  return [
    ...fixedPages(site),
    ...categories.map((category) => categoryPage(site, category)),
  ].filter(({ locales }) => locales.length > 0);
}

/** Goods as pages; every language they have texts in is one. */
export function goodsPage({ paths, pictures }: SitemapGoods): SitemapPage {
  return {
    paths,
    locales: offeredLocales().filter((locale) => paths[locale] !== undefined),
    pictures,
  };
}

function fixedPages(site: Site): SitemapPage[] {
  return site.routes
    .filter(({ path, inSitemap }) => inSitemap && mayBeIndexed(pageRobots(site, path)))
    .map(({ path }) => ({
      paths: { de: path, en: path },
      locales: offeredLocales(),
      pictures: [],
    }));
}

function categoryPage(
  { publicOrigin }: Site,
  { details }: Sitemap['categories'][number],
): SitemapPage {
  const path = details[0]?.path;
  const found = details.filter(({ lang, path: own, robots, canonicalLink }) => {
    const address = canonicalUrl({ publicOrigin, locale: lang }, own);
    return (
      mayBeIndexed(robots) && canonicalAddress(publicOrigin, canonicalLink, address) === address
    );
  });
  return {
    // Its page names the one path it has in both languages, too.
    paths: {
      de: path,
      en: path,
      ...Object.fromEntries(details.map(({ lang, path: own }) => [lang, own])),
    },
    locales: found.map(({ lang }) => lang),
    pictures: [],
  };
}
