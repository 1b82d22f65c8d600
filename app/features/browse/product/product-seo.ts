import { pictureView } from '~/components/ui/picture-view';
import { alternateLinks, canonicalUrl } from '~/features/page/page-addresses';
import { pageSeo, type PageSeo } from '~/features/page/page-seo';
import type { RequestContext } from '~/services/context.server';
import type { Product } from '~/services/shop-api';

/**
 * Open point 1.11: canonical and language addresses exactly as the shop sends them; no index with a
 * query. The language switcher retains the variation, the canonical address is that of the item.
 */
export function productSeo(
  context: RequestContext,
  product: Product,
  hasQuery: boolean,
  title: string,
): PageSeo {
  const { texts, seoSettings, languageUrls } = product;
  const [image] = [...product.images.variation, ...product.images.all];
  const seo = pageSeo(context, {
    title,
    picture: image && pictureView(image),
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
    alternates: alternateLinks(
      publicOrigin,
      seoSettings.alternate.map(({ hreflang, href }) => ({ hreflang, path: href })),
    ),
  };
}

export function productRobots(
  { robots, forceRobotsValue }: Pick<Product['seoSettings'], 'robots' | 'forceRobotsValue'>,
  hasQuery: boolean,
): string {
  if (hasQuery && !forceRobotsValue) return 'NOINDEX';
  return robots || 'ALL';
}
