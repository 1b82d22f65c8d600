import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountHomePage } from '~/features/account/account-home/account-home-page';
import { loadAccountHome } from '~/features/account/account-home/load-account-home.server';
import { accountSeo } from '~/features/account/account-frame/account-seo.server';
import { requireCustomer } from '~/features/page/auth-guard.server';
import { shadeAction } from '~/features/account/bought-shades/shade-forms.server';
import { pageMeta } from '~/features/page/page-seo';

export const handle = { guards: ['auth-guard'], script: 'enhance', audience: 'visitor' };
export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const customer = requireCustomer(context, request.url);
  return {
    home: await loadAccountHome(args, customer),
    seo: accountSeo(context, 'account.title', '/my-account'),
  };
}

export const action = shadeAction;

export default function MyAccount() {
  const { home } = useLoaderData<typeof loader>();
  return <AccountHomePage home={home} reply={useActionData<typeof action>()} />;
}
