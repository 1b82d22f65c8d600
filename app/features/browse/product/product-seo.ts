import { canonicalUrl } from '~/features/browse/category/breadcrumbs';
import { pageSeo, type PageSeo } from '~/features/page/page-meta';
import { DEFAULT_LOCALE, isLocale } from '~/i18n/locales';
import type { RequestContext } from '~/services/context.server';
import type { Product } from '~/services/shop-api';

/**
 * Open point 1.11: canonical and language addresses exactly as the shop sends them; no index with
 * a query. The language switcher keeps the variation, the canonical address is that of the item.
 */
export function productSeo(
  context: RequestContext,
  product: Product,
  hasQuery: boolean,
  title: string,
): PageSeo {
  const { texts, seoSettings, languageUrls } = product;
  const seo = pageSeo(context, {
    title,
    description: texts.metaDescription || texts.shortDescription,
    path: context.path,
    paths: languageUrls,
    robots: productRobots(seoSettings, hasQuery),
  });
  const { publicOrigin } = context;
  return {
    ...seo,
    canonical: new URL(
      seoSettings.forcedCanonicalUrl ||
        canonicalUrl(context, seoSettings.canonical || context.path),
      publicOrigin,
    ).href,
    alternates: seoSettings.alternate.map(({ hreflang, href }) => {
      const locale = isLocale(hreflang) ? hreflang : DEFAULT_LOCALE;
      return { hreflang, href: canonicalUrl({ publicOrigin, locale }, href) };
    }),
  };
}

export function productRobots(
  { robots, forceRobotsValue }: Pick<Product['seoSettings'], 'robots' | 'forceRobotsValue'>,
  hasQuery: boolean,
): string {
  if (hasQuery && !forceRobotsValue) return 'NOINDEX';
  return robots || 'ALL';
}
