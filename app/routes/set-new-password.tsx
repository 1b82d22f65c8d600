import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { NeedsLinkPage } from '~/features/account/password-reset/password-reset-pages';
import { translate } from '~/i18n/translate.server';

export const handle = { script: 'none', audience: 'visitor' };
export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  const title = translate(context.locale, 'customer.reset.setTitle');
  return { seo: pageSeo(context, { title, path: '/set-new-password', robots: 'NOINDEX' }) };
}

export default function SetNewPassword() {
  return <NeedsLinkPage isOver={false} />;
}
