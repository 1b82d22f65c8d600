import { formTitle } from '~/features/page/form-title.server';
import { pageSeo, type PageSeo } from '~/features/page/page-seo';
import type { TextKey } from '~/i18n/translator';
import type { RequestContext } from '~/services/context.server';

/** Title and addresses of a page of the account, which is not indexed. */
export function accountSeo(context: RequestContext, key: TextKey, path: string): PageSeo {
  const title = formTitle(context, key);
  return pageSeo(context, { title, path, robots: 'NOINDEX_NOFOLLOW' });
}
