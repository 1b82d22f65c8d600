import type { TextKey } from '~/i18n/translator';
import type { RequestContext } from '~/services/context.server';
import { formTitle } from './form-title.server';
import { pageSeo, type PageSeo } from './page-seo';

/**
 * Title and addresses of a page whose address contains a key: it is personal, so it is not indexed.
 * `path` is the page's without the key.
 */
export function keyholderSeo(context: RequestContext, title: TextKey, path: string): PageSeo {
  return pageSeo(context, {
    title: formTitle(context, title),
    path,
    robots: 'NOINDEX_NOFOLLOW',
    isPersonal: true,
  });
}
