import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { OfflinePage } from '~/features/shop-pages/offline/offline-page';
import { translate } from '~/i18n/translate.server';

export const handle = { script: 'none' };

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  context.page.cacheable = true;
  const title = translate(context.locale, 'offline.title');
  return { seo: pageSeo(context, { title, path: '/offline', robots: 'NOINDEX' }) };
}

export default OfflinePage;
