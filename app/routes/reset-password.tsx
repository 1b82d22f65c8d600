import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { requestResetAction } from '~/features/account/password-reset/password-reset.server';
import { ResetPage } from '~/features/account/password-reset/password-reset-pages';

export const handle = { script: 'none', audience: 'visitor' };
export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  const title = formTitle(context, 'customer.reset.title');
  const seo = pageSeo(context, { title, path: '/reset-password', robots: 'NOINDEX' });
  return { seo, email: context.visitor.principal.mail ?? '' };
}

export const action = requestResetAction;

export default function ResetPassword() {
  const { email } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? { values: { email }, errors: [] };
  return <ResetPage {...reply} />;
}
