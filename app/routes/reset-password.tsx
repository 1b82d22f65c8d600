import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { formTitle } from '~/features/page/form-title.server';
import { NO_REPLY } from '~/components/ui/form-reply';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { requestResetAction } from '~/features/account/password-reset/password-reset.server';
import { ResetPage } from '~/features/account/password-reset/password-reset-pages';

export const handle = { script: 'none', audience: 'visitor' };
export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  const title = formTitle(context, 'customer.reset.title');
  return { seo: pageSeo(context, { title, path: '/reset-password', robots: 'NOINDEX' }) };
}

export const action = requestResetAction;

export default function ResetPassword() {
  return <ResetPage {...(useActionData<typeof action>() ?? NO_REPLY)} />;
}
