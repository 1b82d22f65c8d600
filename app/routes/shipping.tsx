import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/features/page/page-meta';
import { ShippingTermsView } from '~/features/shipping-terms/shipping-terms';
import { loadStaticPage } from '~/features/static-page/load-static-page.server';
import { StaticPage } from '~/features/static-page/static-page';

export const handle = { script: 'none' };

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const text = await loadStaticPage(context, {
    type: 'Shipping',
    path: '/shipping',
    title: 'shipping',
  });
  return { ...text, terms: await context.shop.getShippingTerms() };
}

export default function Shipping() {
  const { page, terms } = useLoaderData<typeof loader>();
  return <StaticPage {...page} lead={<ShippingTermsView {...terms} />} />;
}
