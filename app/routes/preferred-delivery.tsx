import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadPreferredDelivery } from '~/features/buy/preferred-delivery/load-preferred-delivery.server';
import { preferredDeliveryAction } from '~/features/buy/preferred-delivery/preferred-delivery-form.server';
import { PreferredDeliveryPage } from '~/features/buy/preferred-delivery/preferred-delivery-page';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';

export const handle = { script: 'enhance', audience: 'visitor' };
export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const title = formTitle(context, 'preferredDelivery.title');
  return {
    view: await loadPreferredDelivery(request, context),
    seo: pageSeo(context, { title, path: '/checkout/preferred-delivery', robots: 'NOINDEX' }),
  };
}

export const action = preferredDeliveryAction;

export default function PreferredDelivery() {
  const { view } = useLoaderData<typeof loader>();
  return <PreferredDeliveryPage view={view} reply={useActionData<typeof action>()} />;
}
