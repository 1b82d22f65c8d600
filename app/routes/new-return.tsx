import { randomBytes } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { returnTitle } from '~/features/account/my-orders/return-link';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-seo';
import { loadOwnReturn } from '~/features/after-order/returns/load-new-return.server';
import { newReturnAction } from '~/features/after-order/returns/make-return.server';
import { NewReturnPage } from '~/features/after-order/returns/new-return-page';

export const handle = { guards: ['auth-guard'], script: 'none', audience: 'keyholder' };
export const meta = pageMeta;

export const headers = keyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await loadOwnReturn(context, params);
  return {
    view,
    submissionId: randomBytes(16).toString('base64url'),
    shopEmail: context.configuration.seller.email,
    seo: keyholderSeo(context, returnTitle(view), '/my-account/new-return'),
  };
}

export const action = newReturnAction;

export default function NewReturnRoute() {
  const { view, submissionId, shopEmail } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <NewReturnPage {...{ view, submissionId, shopEmail, reply }} />;
}
