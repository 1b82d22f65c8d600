import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCustomer } from '~/features/account/guards.server';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import { ReturnsPage } from '~/features/returns/returns-page';
import { translate } from '~/i18n/translate.server';

export const handle = { script: 'enhance', audience: 'visitor', query: ['page'] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(context, request.url);
  const wanted = new URL(request.url).searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : 1;
  const returns = await context.shop.getReturns({ page });
  if (page > returns.lastPageNumber) throw data(null, 404);
  return {
    returns,
    seo: pageSeo(context, {
      title: translate(context.locale, 'returns.title'),
      path: '/my-account/returns',
      robots: 'NOINDEX',
    }),
  };
}

export default function ReturnsRoute() {
  return <ReturnsPage returns={useLoaderData<typeof loader>().returns} />;
}
