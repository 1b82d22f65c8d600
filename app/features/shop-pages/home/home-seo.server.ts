import type { AppLoadContext } from '@remix-run/node';
import { canonicalAddress } from '~/features/page/page-addresses';
import { pageRobots } from '~/features/page/page-robots';
import { pageSeo, type PageSeo } from '~/features/page/page-seo';
import { translate } from '~/i18n/translate.server';

/**
 * The facts of the home page for search engines: its own settings, otherwise the shop's, otherwise
 * the dictionary's.
 */
export function homeSeo(context: AppLoadContext): PageSeo {
  const { configuration, locale, publicOrigin } = context;
  const own = configuration.homePage[locale];
  const slogan = configuration.slogan[locale];
  const seo = pageSeo(context, {
    title: own.metaTitle || slogan || translate(locale, 'home.title'),
    description: own.metaDescription || slogan || translate(locale, 'home.description'),
    keywords: own.metaKeywords,
    path: '/',
    robots: pageRobots(context, '/'),
  });
  return { ...seo, canonical: canonicalAddress(publicOrigin, own.canonicalLink, seo.canonical) };
}
