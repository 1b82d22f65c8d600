import { data, type AppLoadContext } from '@remix-run/node';
import { pageSeo } from '~/features/page/page-seo';
import { pageRobots } from '~/features/page/page-robots';
import { translate } from '~/i18n/translate.server';
import { STATIC_PAGES } from './static-pages';

/** The legal or static page at this path, with its own heading and facts for search engines. */
export async function loadStaticPage(context: AppLoadContext) {
  const path = context.path.replace(/\/$/, '');
  const facts = STATIC_PAGES[path];
  if (!facts) throw data(null, 404);
  context.page.cacheable = true;
  const { shop, locale } = context;
  const text = await shop.getLegalTexts({ type: facts.type });
  const title = text?.title || translate(locale, `staticPages.${facts.title}`);
  return {
    page: { title, html: text?.htmlText ?? null, path },
    terms: facts.adds === 'shippingTerms' ? await shop.getShippingTerms() : null,
    privacy:
      facts.adds === 'privacy'
        ? {
            hasChallenge: context.botCheck.hasChallenge,
            retention: context.configuration.retention,
          }
        : null,
    seo: pageSeo(context, {
      title,
      path,
      robots: pageRobots(context, path),
    }),
  };
}
