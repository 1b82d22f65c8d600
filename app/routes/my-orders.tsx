import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountSeo } from '~/features/account/account-frame/account-seo.server';
import { loadMyOrders } from '~/features/account/my-orders/load-my-orders.server';
import { MyOrdersPage } from '~/features/account/my-orders/my-orders-page';
import { pageMeta } from '~/features/page/page-seo';

export const handle = {
  guards: ['auth-guard'],
  script: 'enhance',
  audience: 'visitor',
  query: ['page'],
};
export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  return {
    list: await loadMyOrders(args),
    seo: accountSeo(args.context, 'account.orders', '/my-account/my-orders'),
  };
}

export default function MyOrders() {
  return <MyOrdersPage {...useLoaderData<typeof loader>().list} />;
}
