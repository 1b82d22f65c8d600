import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { errorOf } from '~/components/ui/form-reply';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-seo';
import { linkParams } from '~/features/account/account-fields/account-link.server';
import { setPasswordAction } from '~/features/account/password-reset/password-reset.server';
import {
  NeedsLinkPage,
  SetPasswordPage,
} from '~/features/account/password-reset/password-reset-pages';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers = keyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const link = linkParams(params);
  return {
    isGood: link !== null && (await refuseFlood(context.shop.getResetLink(link))),
    path: `/password-reset/${params.contactId}/${params.hash}`,
    seo: keyholderSeo(context, 'customer.reset.setTitle', '/set-new-password'),
  };
}

export const action = setPasswordAction;

export default function PasswordResetLink() {
  const { isGood, path } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const isOver = reply && errorOf(reply.errors, 'link');
  if (!isGood || isOver) return <NeedsLinkPage isOver />;
  return <SetPasswordPage path={path} errors={reply?.errors ?? []} />;
}
