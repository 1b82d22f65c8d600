import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { operatorLoginAction } from '~/operator/log-in/operator-log-in.server';
import { OperatorLogInPage } from '~/operator/log-in/operator-log-in-page';
import { NO_REPLY } from '~/components/ui/form-reply';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { returnPath } from '~/features/page/return-path';
import { localePath } from '~/i18n/locales';
import { seeOther } from '~/lib/reply-to-form.server';

export const handle = { script: 'none', audience: 'operator' };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { operator, prefix } = context;
  const session = await operator.session();
  const redirect = returnPath(new URL(request.url).searchParams.get('redirect'), '/operator');
  if (session?.isComplete) throw seeOther(localePath(prefix, redirect));
  const needsCode = session !== null;
  const title = formTitle(context, needsCode ? 'operator.codeTitle' : 'operator.loginTitle');
  return {
    needsCode,
    redirect,
    seo: pageSeo(context, { title, path: '/operator/login', robots: 'NOINDEX' }),
  };
}

export const action = operatorLoginAction;

export default function OperatorLogin() {
  const { needsCode, redirect } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <OperatorLogInPage {...(reply ?? NO_REPLY)} needsCode={needsCode} redirect={redirect} />;
}
