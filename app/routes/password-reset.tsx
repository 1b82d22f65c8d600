import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { refuseFlood } from '~/features/errors/refuse-flood.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import { KEY_PAGE_HEADERS, linkParams } from '~/features/sign-in/link-params.server';
import { setPasswordAction } from '~/features/sign-in/reset.server';
import { NeedsLinkPage, SetPasswordPage } from '~/features/sign-in/reset-pages';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers: HeadersFunction = () => KEY_PAGE_HEADERS;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const link = linkParams(params);
  return {
    isGood: await refuseFlood(context.shop.getResetLink(link)),
    path: `/password-reset/${link.contactId}/${link.hash}`,
    seo: pageSeo(context, {
      title: formTitle(context, 'customer.reset.setTitle'),
      path: '/set-new-password',
      robots: 'NOINDEX_NOFOLLOW',
      isPersonal: true,
    }),
  };
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return setPasswordAction(request, context, linkParams(params));
}

export default function PasswordReset() {
  const { isGood, path } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (!isGood || reply?.isOver) return <NeedsLinkPage isOver />;
  return <SetPasswordPage path={path} errors={reply?.errors ?? []} />;
}
