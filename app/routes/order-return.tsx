import { randomBytes } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { returnTitle } from '~/features/account/my-orders/return-link';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-seo';
import { loadOrderReturn } from '~/features/after-order/returns/load-new-return.server';
import { orderReturnAction } from '~/features/after-order/returns/make-return.server';
import { NewReturnPage } from '~/features/after-order/returns/new-return-page';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;

export const headers = keyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await loadOrderReturn(context, params);
  return {
    view,
    submissionId: randomBytes(16).toString('base64url'),
    shopEmail: context.configuration.seller.email,
    seo: keyholderSeo(context, returnTitle(view), '/confirmation'),
  };
}

export const action = orderReturnAction;

export default function OrderReturnRoute() {
  const { view, submissionId, shopEmail } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <div className="page page-narrow">
      <NewReturnPage {...{ view, submissionId, shopEmail, reply }} />
    </div>
  );
}
