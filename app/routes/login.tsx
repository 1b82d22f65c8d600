import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formTitle } from '~/features/page/form-title.server';
import { NO_REPLY } from '~/components/ui/form-reply';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { returnPath } from '~/features/page/return-path';
import { logInAction } from '~/features/account/log-in/log-in.server';
import { LogInPage } from '~/features/account/log-in/log-in-page';

export const handle = {
  guards: ['guest-guard'],
  script: 'none',
  audience: 'visitor',
  query: ['redirect'],
};
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const redirect = returnPath(new URL(request.url).searchParams.get('redirect'), '');
  const title = formTitle(context, 'customer.loginTitle');
  return {
    redirect,
    formKey: randomUUID(),
    isOnWayToCheckout: /^(\/de|\/en)?\/checkout$/.test(redirect),
    seo: pageSeo(context, { title, path: '/login', robots: 'NOINDEX_NOFOLLOW' }),
  };
}

export const action = logInAction;

export default function Login() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <LogInPage {...page} {...(reply ?? NO_REPLY)} />;
}
