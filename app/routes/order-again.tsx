import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { OrderAgainPage } from '~/features/after-order/order-again/order-again-page';
import {
  loadOrderAgain,
  orderAgainAction,
} from '~/features/after-order/order-again/order-again.server';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-seo';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers = keyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  return {
    ...(await loadOrderAgain(context, params)),
    seo: keyholderSeo(context, 'orderAgain.title', '/confirmation'),
  };
}

export const action = orderAgainAction;

export default function OrderAgain() {
  const { again, orderPath } = useLoaderData<typeof loader>();
  return (
    <OrderAgainPage
      again={again}
      orderPath={orderPath}
      errors={useActionData<typeof action>()?.errors ?? []}
    />
  );
}
