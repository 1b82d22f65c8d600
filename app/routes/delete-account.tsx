import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { deleteAccountAction } from '~/features/account/own-data/delete-account.server';
import { DeleteAccountPage } from '~/features/account/own-data/delete-account-page';

export const handle = { guards: ['auth-guard'], script: 'none', audience: 'visitor' };
export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  const title = formTitle(context, 'customer.data.deleteTitle');
  return {
    seo: pageSeo(context, { title, path: '/my-account/delete-account', robots: 'NOINDEX' }),
  };
}

export const action = deleteAccountAction;

export default function DeleteAccount() {
  const reply = useActionData<typeof action>();
  return <DeleteAccountPage errors={reply?.errors ?? []} />;
}
