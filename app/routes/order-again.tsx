import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { OrderAgainPage } from '~/features/order-again/order-again-page';
import { loadOrderAgain, replyToOrderAgain } from '~/features/order-again/order-again.server';
import { formTitle } from '~/features/page/form-title.server';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { pageMeta, pageSeo } from '~/features/page/page-meta';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers = keyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const title = formTitle(context, 'orderAgain.title');
  return {
    ...(await loadOrderAgain(context, params)),
    seo: pageSeo(context, {
      title,
      path: '/confirmation',
      robots: 'NOINDEX_NOFOLLOW',
      isPersonal: true,
    }),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return replyToOrderAgain(context, params, await request.formData());
}

export default function OrderAgain() {
  const { again, orderPath } = useLoaderData<typeof loader>();
  return (
    <OrderAgainPage again={again} orderPath={orderPath} error={useActionData<typeof action>()} />
  );
}
