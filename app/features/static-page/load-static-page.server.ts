import type { AppLoadContext } from '@remix-run/node';
import { pageSeo } from '~/features/page/page-meta';
import type * as de from '~/i18n/dictionaries/de/index';
import { translate } from '~/i18n/translate.server';
import type { LegalTextType } from '~/services/shop-api';

type StaticPageInput = {
  type: LegalTextType;
  /** Without prefix. */
  path: string;
  title: Exclude<keyof typeof de.staticPages, 'missing' | 'relatedPages'>;
  /** Key of the robots settings, where the page has one (§3). */
  robots?: string;
};

/** One of the seven pages of fixed text (§2), with its own heading and facts for search engines. */
export async function loadStaticPage(context: AppLoadContext, input: StaticPageInput) {
  context.page.cacheable = true;
  const { shop, locale, configuration } = context;
  const text = await shop.getLegalTexts({ type: input.type });
  const title = text?.title || translate(locale, `staticPages.${input.title}`);
  return {
    page: { title, html: text?.htmlText ?? null, path: input.path },
    seo: pageSeo(context, {
      title,
      path: input.path,
      robots: input.robots ? configuration.robots[input.robots] : undefined,
    }),
  };
}
