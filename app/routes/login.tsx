import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formTitle } from '~/features/page/form-title.server';
import type { PageHandle } from '~/features/page/page-handle';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { returnPath } from '~/features/page/return-path';
import { logInAction } from '~/features/account/log-in/log-in.server';
import { LogInPage } from '~/features/account/log-in/log-in-page';

export const handle: PageHandle = {
  guards: ['guest-guard'],
  script: 'hydrate',
  audience: 'visitor',
  query: ['redirect'],
  i18n: ['customer'],
};
export const meta = pageMeta;

export { clientAction, shouldRevalidate } from '~/components/inline-form/unanswered';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const redirect = returnPath(new URL(request.url).searchParams.get('redirect'), '');
  const title = formTitle(context, 'customer.loginTitle');
  return {
    redirect,
    formKey: randomUUID(),
    rules: logInAction.rules(context.locale),
    isOnWayToCheckout: /^(\/de|\/en)?\/checkout$/.test(redirect),
    seo: pageSeo(context, { title, path: '/login', robots: 'NOINDEX_NOFOLLOW' }),
  };
}

export const action = logInAction;

export default function Login() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <LogInPage {...page} />;
}
