import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { OrderLookupPage } from '~/features/after-order/order-lookup/order-lookup-page';
import { lookupAction } from '~/features/after-order/order-lookup/order-lookup.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';

export const handle = { script: 'none' };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  context.page.cacheable = true;
  const title = formTitle(context, 'orderLookup.title');
  return { seo: pageSeo(context, { title, path: '/order-lookup', robots: 'NOINDEX' }) };
}

export const action = lookupAction;

export default function OrderLookup() {
  return <OrderLookupPage reply={useActionData<typeof action>()} />;
}
